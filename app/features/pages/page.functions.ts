import { createServerFn } from '@tanstack/react-start';

import { faqExamplesFor, homeTextsFor } from './home-texts.server';
import { textFor } from './page.server';

/** The text of the page at `/{name}`; null where there is none. */
export const getText = createServerFn({ method: 'GET' })
  .validator((input: { name: string }): unknown => input)
  .handler(({ data, context }) => textFor(data, context));

/** What the home page says of the company. */
export const getHomeTexts = createServerFn({ method: 'GET' }).handler(({ context }) => homeTextsFor(context));

/** Three questions with their answers. */
export const getFaqExamples = createServerFn({ method: 'GET' }).handler(({ context }) =>
  faqExamplesFor(context),
);
