import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { shopSearch } from '#app/features/report/order-address';
import { OrderMissing } from '#app/features/report/order/order-missing';
import { PurchaseSuccess } from '#app/features/report/order/purchase-success';
import { orderQuery } from '#app/features/report/report.queries';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/agents/elevator-pitch-success')({
  staticData: { words: ['report'] },
  validateSearch: shopSearch,
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context, deps: { order } }) => {
    if (order && !(await context.queryClient.ensureQueryData(orderQuery(order)))) throw notFound();
  },
  head: ({ match: { context } }) => noindexHead(context.i18n._(msg`After the payment`)),
  component: Success,
  notFoundComponent: OrderMissing,
});

function Success() {
  const { order } = Route.useSearch();
  return <PurchaseSuccess order={order} />;
}
