import { createServerFn } from '@tanstack/react-start';

import type { CompanyTextName } from './company';
import { companyOnHomeFor, companyTextFor } from './company.server';
import { faqExamplesFor, faqFor } from './faq.server';

/** One text of the house. */
export const getCompanyText = createServerFn({ method: 'GET' })
  .validator((input: { name: CompanyTextName }): unknown => input)
  .handler(({ data, context }) => companyTextFor(data, context));

/** What the home page says of the house. */
export const getCompanyOnHome = createServerFn({ method: 'GET' }).handler(({ context }) =>
  companyOnHomeFor(context),
);

/** Every question, in its groups. */
export const getFaq = createServerFn({ method: 'GET' }).handler(({ context }) => faqFor(context));

/** Three questions with their answers. */
export const getFaqExamples = createServerFn({ method: 'GET' }).handler(({ context }) =>
  faqExamplesFor(context),
);
