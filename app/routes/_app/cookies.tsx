import { createFileRoute } from '@tanstack/react-router';

import { legalHead } from '#app/features/legal/legal-head';
import { LegalScreen } from '#app/features/legal/legal-screen';
import { legalQuery } from '#app/features/legal/legal.queries';

export const Route = createFileRoute('/_app/cookies')({
  staticData: { words: ['legal'] },
  loader: async ({ context }) => {
    const { title, description } = await context.queryClient.ensureQueryData(legalQuery('cookies'));
    return { title, description };
  },
  head: ({ match, loaderData }) => legalHead('cookies', match, loaderData),
  component: Cookies,
});

function Cookies() {
  return <LegalScreen name="cookies" />;
}
