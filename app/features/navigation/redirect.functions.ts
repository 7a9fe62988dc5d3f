import { createServerFn } from '@tanstack/react-start';
import * as z from 'zod/mini';

import { ok } from '#app/lib/result';
import { parseInput } from '#app/server/http/server-functions/input';
import { redirectBy } from './redirect.server';

const names = z.array(z.string().check(z.maxLength(50))).check(z.maxLength(10));
const address = z.string().check(z.startsWith('/'));

/** Where the rules of a route send an address, path and query; undefined when none of them knows it. */
export const findRedirect = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ rules: names, address })))
  .handler(async ({ data, context }) => ok(await redirectBy(data, context.services.content)));
