import { createServerFn } from '@tanstack/react-start';

import { searchFor } from './search.server';

/** What the site has on a query; `quick`: the best few of each kind. */
export const getSearchResult = createServerFn({ method: 'GET' })
  .validator((input: { q: string; quick: boolean }): unknown => input)
  .handler(({ data, context }) => searchFor(data, context));
