import { queryOptions } from '@tanstack/react-query';

const functions = () => import('./page.functions');

// These texts change with a release alone.
const staleTime = Infinity;

export const textQuery = (name: string) =>
  queryOptions({
    queryKey: ['text', name],
    queryFn: async () => {
      const text = await (await functions()).getText({ data: { name } });
      return text.ok ? text.value : null;
    },
    staleTime,
  });

export const homeTextsQuery = () =>
  queryOptions({
    queryKey: ['home-texts'],
    queryFn: async () => (await (await functions()).getHomeTexts()).value,
    staleTime,
  });

export const faqExamplesQuery = () =>
  queryOptions({
    queryKey: ['faq-examples'],
    queryFn: async () => (await (await functions()).getFaqExamples()).value,
    staleTime,
  });
