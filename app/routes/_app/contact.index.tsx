import { createFileRoute } from '@tanstack/react-router';

import { companyHead } from '#app/features/company/company-head';
import { companyTextQuery, faqExamplesQuery } from '#app/features/company/company.queries';
import { ContactScreen } from '#app/features/company/contact-screen';

export const Route = createFileRoute('/_app/contact/')({
  staticData: { words: ['company'] },
  loader: async ({ context: { queryClient } }) => {
    const [{ title, description }] = await Promise.all([
      queryClient.ensureQueryData(companyTextQuery('contact')),
      queryClient.ensureQueryData(faqExamplesQuery()),
    ]);
    return { title, description };
  },
  head: ({ match, loaderData }) => (loaderData ? companyHead(match, { path: '/contact' }, loaderData) : {}),
  component: ContactScreen,
});
