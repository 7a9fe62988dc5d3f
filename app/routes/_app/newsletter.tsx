import { createFileRoute } from '@tanstack/react-router';

import { companyHead } from '#app/features/company/company-head';
import { companyTextQuery } from '#app/features/company/company.queries';
import { NewsletterScreen } from '#app/features/company/newsletter-screen';

export const Route = createFileRoute('/_app/newsletter')({
  staticData: { words: ['company'] },
  loader: async ({ context: { queryClient } }) => {
    const { title, description } = await queryClient.ensureQueryData(companyTextQuery('newsletter'));
    return { title, description };
  },
  head: ({ match, loaderData }) =>
    loaderData ? companyHead(match, { path: '/newsletter' }, loaderData) : {},
  component: NewsletterScreen,
});
