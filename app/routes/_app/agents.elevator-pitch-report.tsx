import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { shopSearch } from '#app/features/report/order-address';
import { checkoutQuery } from '#app/features/report/report.queries';
import { ReportOffer } from '#app/features/report/checkout/report-offer';
import { pageHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/agents/elevator-pitch-report')({
  staticData: { words: ['report'] },
  validateSearch: (search: Record<string, unknown>): { pitch?: string } => ({
    pitch: shopSearch(search).pitch,
  }),
  loaderDeps: ({ search: { pitch } }) => ({ pitch }),
  loader: async ({ context, deps: { pitch } }) => {
    await context.queryClient.ensureQueryData(checkoutQuery(pitch));
  },
  head: ({ match: { context, search } }) =>
    pageHead(context, {
      title: context.i18n._(msg`The full recommendations report`),
      description: context.i18n._(
        msg`A study of your offer, crafted by experts with AI and delivered within 72 hours: what to keep in your pitch, what to change, what to prove.`,
      ),
      path: '/agents/elevator-pitch-report',
      addressLang: search.lang,
    }),
  component: ReportPage,
});

function ReportPage() {
  const { pitch } = Route.useSearch();
  return <ReportOffer pitch={pitch} />;
}
