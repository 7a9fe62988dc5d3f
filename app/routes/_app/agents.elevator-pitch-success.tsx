import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { PurchaseSuccess } from '#app/features/report/purchase-success';
import { pageTitle } from '#app/lib/page-title';

export const Route = createFileRoute('/_app/agents/elevator-pitch-success')({
  staticData: { words: ['report'] },
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context.i18n._(msg`Your study is on its way`)) },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: PurchaseSuccess,
});
