import { createFileRoute } from '@tanstack/react-router';

import { AboutScreen } from '#app/features/pages/company/about-screen';
import { textRoute } from '#app/features/pages/page-route';

export const Route = createFileRoute('/_app/contact/about-us')({
  staticData: { words: ['company'] },
  ...textRoute('contact/about-us'),
  component: AboutScreen,
});
