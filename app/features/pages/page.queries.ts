import { queryOptions } from '@tanstack/react-query';

import { getFaqExamples, getHomeTexts, getText } from './page.functions';

// These texts change with a release of the site alone.
const staleTime = Infinity;

/** The text of the page at `/{name}`; null where there is none. */
export const textQuery = (name: string) =>
  queryOptions({ queryKey: ['text', name], queryFn: () => getText({ data: { name } }), staleTime });

/** What the home page says of the company. */
export const homeTextsQuery = () =>
  queryOptions({ queryKey: ['home-texts'], queryFn: () => getHomeTexts(), staleTime });

/** Three questions with their answers. */
export const faqExamplesQuery = () =>
  queryOptions({ queryKey: ['faq-examples'], queryFn: () => getFaqExamples(), staleTime });
