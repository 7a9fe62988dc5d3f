import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { PurchaseSuccess } from '#app/features/report/purchase-success';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/agents/elevator-pitch-success')({
  staticData: { words: ['report'] },
  head: ({ match: { context } }) => noindexHead(context.i18n._(msg`Your study is on its way`)),
  component: PurchaseSuccess,
});
