import { queryOptions } from '@tanstack/react-query';

import type { CompanyTextName } from './company';
import { getCompanyOnHome, getCompanyText, getFaq, getFaqExamples } from './company.functions';

// These texts change with a release of the site alone.
const staleTime = Infinity;

/** One text of the house. */
export const companyTextQuery = (name: CompanyTextName) =>
  queryOptions({
    queryKey: ['company', 'text', name],
    queryFn: () => getCompanyText({ data: { name } }),
    staleTime,
  });

/** What the home page says of the house. */
export const companyQuery = () =>
  queryOptions({ queryKey: ['company', 'home'], queryFn: () => getCompanyOnHome(), staleTime });

/** Every question, in its groups. */
export const faqQuery = () => queryOptions({ queryKey: ['faq'], queryFn: () => getFaq(), staleTime });

/** Three questions with their answers. */
export const faqExamplesQuery = () =>
  queryOptions({ queryKey: ['faq', 'examples'], queryFn: () => getFaqExamples(), staleTime });
