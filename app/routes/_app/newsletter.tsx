import { createFileRoute } from '@tanstack/react-router';

import { NewsletterScreen } from '#app/features/pages/company/newsletter-screen';
import { textRoute } from '#app/features/pages/page-route';

export const Route = createFileRoute('/_app/newsletter')({
  staticData: { words: ['company'] },
  ...textRoute('newsletter'),
  component: NewsletterScreen,
});
