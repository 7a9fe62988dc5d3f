import { createFileRoute } from '@tanstack/react-router';

import { LegalScreen } from '#app/features/pages/legal/legal-screen';
import { textRoute } from '#app/features/pages/page-route';

export const Route = createFileRoute('/_app/accessibilite')({
  staticData: { words: ['legal'] },
  ...textRoute('accessibilite'),
  component: () => <LegalScreen name="accessibilite" />,
});
