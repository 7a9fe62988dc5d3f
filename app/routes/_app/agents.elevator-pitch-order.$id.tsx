import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { OrderMissing } from '#app/features/report/order/order-missing';
import { OrderScreen } from '#app/features/report/order/order-screen';
import { orderQuery } from '#app/features/report/report.queries';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/agents/elevator-pitch-order/$id')({
  staticData: { words: ['report'] },
  validateSearch: ({ kept }: Record<string, unknown>): { kept?: true } => (kept === true ? { kept } : {}),
  loader: async ({ context, params: { id } }) => {
    const order = await context.queryClient.ensureQueryData(orderQuery(id));
    if (!order) throw notFound();
  },
  head: ({ match: { context } }) => noindexHead(context.i18n._(msg`Your order`)),
  component: OrderPage,
  notFoundComponent: OrderMissing,
});

function OrderPage() {
  const { id } = Route.useParams();
  const { kept = false } = Route.useSearch();
  return <OrderScreen id={id} isKept={kept} />;
}
