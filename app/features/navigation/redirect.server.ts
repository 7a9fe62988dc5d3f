import * as z from 'zod';

import { articlePathFor } from '#app/server/content/article-path';
import { parseRequest } from '#app/server/http/bad-request';
import { redirectFor } from '#app/server/http/redirects';

/** `to` with its query: a path of this site, or an absolute address, for which the browser leaves the page. */
export type Redirect = { to: string; status: 301 | 302 | 307 | 308 };

type Rule = (path: string, search: string) => Promise<Redirect | undefined>;

/** The rules that a route may carry, by the name that it gives in `staticData.redirects`. */
const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['moved', async (path, search) => forGood(redirectFor(path, search))],
  // Articles once stood at the root of the site.
  ['article', async (path, search) => forGood(await articlePathFor(path), search)],
]);

function forGood(to: string | undefined, search = ''): Redirect | undefined {
  return to === undefined ? undefined : { to: to + search, status: 301 };
}

/** True for a name that a route may list in `staticData.redirects`. */
export function isRedirectRule(name: string): boolean {
  return rules.has(name);
}

const requestSchema = z.strictObject({
  rules: z.array(z.string().max(50)).max(10),
  address: z.string().startsWith('/'),
});

/** In characters: a longer address is none of a page. */
const maxLength = 4000;

/**
 * What the first of the rules (names) that knows the address (path and query) says; an unknown name says nothing.
 * `input` comes from the browser: throws when it is not that.
 */
export async function redirectBy(input: unknown): Promise<Redirect | undefined> {
  const { rules: names, address } = parseRequest(requestSchema, input);
  if (address.length > maxLength) return undefined;
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  for (const name of names) {
    const redirect = await rules.get(name)?.(path, search);
    if (redirect) return redirect;
  }
  return undefined;
}
