import { createFileRoute } from '@tanstack/react-router';

import { companyHead } from '#app/features/company/company-head';
import { faqQuery } from '#app/features/company/company.queries';
import { FaqScreen } from '#app/features/company/faq-screen';
import { faqPage } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/contact/foire-aux-questions')({
  staticData: { words: ['company'] },
  loader: async ({ context: { queryClient } }) => {
    const { title, description, groups } = await queryClient.ensureQueryData(faqQuery());
    const entries = groups.flatMap((group) => group.entries);
    return { title, description, entries: entries.map(({ question, text }) => ({ question, answer: text })) };
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const place = { path: '/contact/foire-aux-questions', belowContact: true };
    const { meta, links } = companyHead(match, place, loaderData);
    return { meta: [...meta, faqPage(loaderData.entries)], links };
  },
  component: FaqScreen,
});
