import { createFileRoute } from '@tanstack/react-router';

import { legalHead } from '#app/features/legal/legal-head';
import { LegalScreen } from '#app/features/legal/legal-screen';
import { legalQuery } from '#app/features/legal/legal.queries';

export const Route = createFileRoute('/_app/confidentialite')({
  staticData: { words: ['legal'] },
  loader: async ({ context }) => {
    const { title, description } = await context.queryClient.ensureQueryData(legalQuery('confidentialite'));
    return { title, description };
  },
  head: ({ match, loaderData }) => legalHead('confidentialite', match, loaderData),
  component: Privacy,
});

function Privacy() {
  return <LegalScreen name="confidentialite" />;
}
