import { createFileRoute } from '@tanstack/react-router';

import { NewsletterPanel } from '#app/features/newsletter/newsletter-panel';
import { NewsletterScreen } from '#app/features/pages/company/newsletter-screen';
import { textRoute } from '#app/features/pages/page-route';

export const Route = createFileRoute('/_app/newsletter/')({
  staticData: { words: ['company', 'newsletter'] },
  ...textRoute('newsletter'),
  component: NewsletterPage,
});

function NewsletterPage() {
  return <NewsletterScreen form={<NewsletterPanel />} />;
}
