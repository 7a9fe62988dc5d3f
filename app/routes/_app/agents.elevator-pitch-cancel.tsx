import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { PurchaseCancelled } from '#app/features/report/purchase-cancelled';
import { pitchOf } from '#app/features/report/report';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/agents/elevator-pitch-cancel')({
  staticData: { words: ['report'] },
  validateSearch: (search: Record<string, unknown>): { pitch?: string } => ({ pitch: pitchOf(search) }),
  head: ({ match: { context } }) => noindexHead(context.i18n._(msg`Purchase cancelled`)),
  component: Cancelled,
});

function Cancelled() {
  const { pitch } = Route.useSearch();
  return <PurchaseCancelled pitch={pitch} />;
}
