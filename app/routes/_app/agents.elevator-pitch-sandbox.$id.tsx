import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { OrderMissing } from '#app/features/report/order/order-missing';
import { orderQuery } from '#app/features/report/report.queries';
import { SandboxScreen } from '#app/features/report/order/sandbox-screen';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/agents/elevator-pitch-sandbox/$id')({
  staticData: { words: ['report'] },
  validateSearch: (search: Record<string, unknown>): { declined?: true; full?: true } => ({
    declined: search.declined === true || undefined,
    full: search.full === true || undefined,
  }),
  loader: async ({ context, params: { id } }) => {
    const order = await context.queryClient.ensureQueryData(orderQuery(id));
    if (!order?.isTrial) throw notFound();
  },
  head: ({ match: { context } }) => noindexHead(context.i18n._(msg`Test checkout`)),
  component: SandboxPage,
  notFoundComponent: OrderMissing,
});

function SandboxPage() {
  const { id } = Route.useParams();
  const { declined = false, full = false } = Route.useSearch();
  return <SandboxScreen id={id} declined={declined} isFull={full} />;
}
