import { createFileRoute } from '@tanstack/react-router';

import { TeamScreen } from '#app/features/pages/company/team-screen';
import { textRoute } from '#app/features/pages/page-route';

export const Route = createFileRoute('/_app/contact/team')({
  staticData: { words: ['company'] },
  ...textRoute('contact/team'),
  component: TeamScreen,
});
