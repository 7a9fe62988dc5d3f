import { createFileRoute } from '@tanstack/react-router';

import { CompanyScreen } from '#app/features/pages/company/company-screen';
import { loadText, textRoute } from '#app/features/pages/page-route';
import { shopSearch } from '#app/features/report/order-address';
import { orderQuery } from '#app/features/report/report.queries';
import { WithdrawalPanel } from '#app/features/report/withdrawal/withdrawal-panel';

export const Route = createFileRoute('/_app/retractation')({
  staticData: { words: ['company', 'report'] },
  validateSearch: (search: Record<string, unknown>): { order?: string } => ({
    order: shopSearch(search).order,
  }),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context, deps: { order } }) => {
    // It fills in a form that must be there without it, too.
    if (order) await context.queryClient.prefetchQuery(orderQuery(order));
    return loadText(context, 'retractation');
  },
  head: textRoute('retractation').head,
  component: WithdrawalPage,
});

function WithdrawalPage() {
  const { order } = Route.useSearch();
  return <CompanyScreen name="retractation" panel={<WithdrawalPanel order={order} />} />;
}
