import { createFileRoute } from '@tanstack/react-router';

import { FaqScreen } from '#app/features/pages/company/faq-screen';
import { textQuery } from '#app/features/pages/page.queries';
import { loadText, textHead } from '#app/features/pages/page-route';
import { faqPage } from '#app/lib/page-head';

const name = 'contact/foire-aux-questions';

export const Route = createFileRoute('/_app/contact/foire-aux-questions')({
  staticData: { words: ['company'] },
  loader: async ({ context }) => {
    const text = await loadText(context, name);
    const faq = await context.queryClient.ensureQueryData(textQuery(name));
    const entries = faq?.sections.flatMap((section) => section.entries) ?? [];
    return { ...text, entries: entries.map(({ title, text: answer = '' }) => ({ question: title, answer })) };
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { meta, links } = textHead(match, loaderData);
    return { meta: [...meta, faqPage(loaderData.entries)], links };
  },
  component: FaqScreen,
});
