import { createServerFn } from '@tanstack/react-start';
import * as z from 'zod/mini';

import { parseInput } from '#app/server/http/server-functions/input';
import { queryText } from './search';
import { searchFor } from './search.server';

const q = z.pipe(
  z.string(),
  z.transform((text: string) => queryText(text)),
);

export const getSearchResult = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ q, quick: z.boolean() })))
  .handler(({ data, context }) => searchFor(data, context));
