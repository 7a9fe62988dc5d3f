import { createFileRoute } from '@tanstack/react-router';

import { FaqScreen } from '#app/features/pages/company/faq-screen';
import { textQuery } from '#app/features/pages/page.queries';
import { loadText, textHead } from '#app/features/pages/page-route';
import { faqPage } from '#app/lib/page-head';

const name = 'contact/foire-aux-questions';

export const Route = createFileRoute('/_app/contact/foire-aux-questions')({
  staticData: { words: ['company'] },
  loader: ({ context }) => loadText(context, name),
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { meta, links } = textHead(match, loaderData);
    // Not by the loader: what it answers travels in the page, where the query's answer stands already.
    const faq = match.context.queryClient.getQueryData(textQuery(name).queryKey);
    const entries = faq?.sections.flatMap((section) => section.entries) ?? [];
    const answers = entries.map(({ title, text = '' }) => ({ question: title, answer: text }));
    return { meta: [...meta, faqPage(answers)], links };
  },
  component: FaqScreen,
});
