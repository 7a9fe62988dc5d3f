import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { shopSearch } from '#app/features/report/order-address';
import { PurchaseCancelled } from '#app/features/report/order/purchase-cancelled';
import { orderQuery } from '#app/features/report/report.queries';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/agents/elevator-pitch-cancel')({
  staticData: { words: ['report'] },
  validateSearch: shopSearch,
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context, deps: { order } }) => {
    if (order) await context.queryClient.ensureQueryData(orderQuery(order));
  },
  head: ({ match: { context } }) => noindexHead(context.i18n._(msg`Purchase cancelled`)),
  component: Cancelled,
});

function Cancelled() {
  const { pitch, order } = Route.useSearch();
  return <PurchaseCancelled pitch={pitch} order={order} />;
}
