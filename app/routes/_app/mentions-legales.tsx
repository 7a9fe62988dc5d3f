import { createFileRoute } from '@tanstack/react-router';

import { legalHead } from '#app/features/legal/legal-head';
import { LegalScreen } from '#app/features/legal/legal-screen';
import { legalQuery } from '#app/features/legal/legal.queries';

export const Route = createFileRoute('/_app/mentions-legales')({
  staticData: { words: ['legal'] },
  loader: async ({ context }) => {
    const { title, description } = await context.queryClient.ensureQueryData(legalQuery('mentions-legales'));
    return { title, description };
  },
  head: ({ match, loaderData }) => legalHead('mentions-legales', match, loaderData),
  component: LegalNotice,
});

function LegalNotice() {
  return <LegalScreen name="mentions-legales" />;
}
