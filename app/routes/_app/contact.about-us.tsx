import { createFileRoute } from '@tanstack/react-router';

import { companyHead } from '#app/features/company/company-head';
import { companyTextQuery } from '#app/features/company/company.queries';
import { AboutScreen } from '#app/features/company/about-screen';

export const Route = createFileRoute('/_app/contact/about-us')({
  staticData: { words: ['company'] },
  loader: async ({ context: { queryClient } }) => {
    const { title, description } = await queryClient.ensureQueryData(companyTextQuery('about-us'));
    return { title, description };
  },
  head: ({ match, loaderData }) =>
    loaderData ? companyHead(match, { path: '/contact/about-us', belowContact: true }, loaderData) : {},
  component: AboutScreen,
});
