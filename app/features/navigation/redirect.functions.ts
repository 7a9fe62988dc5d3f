import { createServerFn } from '@tanstack/react-start';

import { redirectBy } from './redirect.server';

/** Where the rules of a route send an address, path and query; undefined when none of them knows it. */
export const findRedirect = createServerFn({ method: 'GET' })
  .validator((input: { rules: string[]; address: string }): unknown => input)
  .handler(({ data }) => redirectBy(data));
