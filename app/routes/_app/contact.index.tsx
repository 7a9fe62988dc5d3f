import { createFileRoute } from '@tanstack/react-router';

import { ContactPanel } from '#app/features/contact/contact-panel';
import { ContactScreen } from '#app/features/pages/company/contact-screen';
import { loadText, textHead } from '#app/features/pages/page-route';

export const Route = createFileRoute('/_app/contact/')({
  staticData: { words: ['company', 'contact'] },
  loader: ({ context }) => loadText(context, 'contact'),
  head: ({ match, loaderData }) => (loaderData ? textHead(match, loaderData) : {}),
  component: ContactPage,
});

function ContactPage() {
  return <ContactScreen form={<ContactPanel />} />;
}
