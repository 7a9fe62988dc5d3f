import * as z from 'zod';

import { articlePathFor } from '../content/article-path';
import { parseRequest } from './bad-request';
import { type Moved, movedTo } from './moved';

const askedSchema = z.strictObject({
  rules: z.array(z.string().max(50)).max(10),
  address: z.string().startsWith('/'),
});

/** In characters: beyond, an address is none of a page. */
const longest = 4000;

type Rule = (path: string, search: string) => Promise<Moved | undefined>;

/** The rules that a route may carry, by the name that it gives in `staticData.redirects`. */
const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['moved', async (path, search) => movedTo(path, search)],
  ['article', articleAtRoot],
]);

/** True for a name that a route may list in `staticData.redirects`. */
export function isRedirectRule(name: string): boolean {
  return rules.has(name);
}

/**
 * What the first of the rules (names) that knows the address (path and query) says; an unknown name says nothing.
 * `asked` comes from the browser: throws when it is not that.
 */
export async function redirectBy(asked: unknown): Promise<Moved | undefined> {
  const { rules: names, address } = parseRequest(askedSchema, asked);
  if (address.length > longest) return undefined;
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  for (const name of names) {
    const moved = await rules.get(name)?.(path, search);
    if (moved) return moved;
  }
  return undefined;
}

/** Articles once stood at the root of the site. */
async function articleAtRoot(path: string, search: string): Promise<Moved | undefined> {
  const article = await articlePathFor(path);
  return article === undefined ? undefined : { to: article + search, status: 301 };
}
