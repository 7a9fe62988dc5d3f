import { createFileRoute } from '@tanstack/react-router';

import { companyHead } from '#app/features/company/company-head';
import { companyTextQuery } from '#app/features/company/company.queries';
import { TeamScreen } from '#app/features/company/team-screen';

export const Route = createFileRoute('/_app/contact/team')({
  staticData: { words: ['company'] },
  loader: async ({ context: { queryClient } }) => {
    const { title, description } = await queryClient.ensureQueryData(companyTextQuery('team'));
    return { title, description };
  },
  head: ({ match, loaderData }) =>
    loaderData ? companyHead(match, { path: '/contact/team', belowContact: true }, loaderData) : {},
  component: TeamScreen,
});
