import { createFileRoute } from '@tanstack/react-router';

import { TeamPanel } from '#app/features/contact/team-panel';
import { TeamScreen } from '#app/features/pages/company/team-screen';
import { textRoute } from '#app/features/pages/page-route';

export const Route = createFileRoute('/_app/contact/team')({
  staticData: { words: ['company', 'contact'] },
  ...textRoute('contact/team'),
  component: TeamPage,
});

function TeamPage() {
  return <TeamScreen form={<TeamPanel />} />;
}
