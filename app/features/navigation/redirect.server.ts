import type { ContentSource } from '#app/server/content/content-source';
import { articlePathFor } from '#app/server/content/article-path';
import { redirectFor } from '#app/server/http/request/redirects';

/** An absolute `to` makes the browser leave the page. */
export type Redirect = { to: string; status: 301 | 302 | 307 | 308 };

type Rule = (
  address: { path: string; search: string },
  content: ContentSource,
) => Promise<Redirect | undefined>;

/** By their names in `staticData.redirects`. */
const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['moved', async ({ path, search }) => forGood(redirectFor(path, search))],
  // Articles once stood at the root of the site.
  ['article', async ({ path, search }, content) => forGood(await articlePathFor(path, content), search)],
]);

function forGood(to: string | undefined, search = ''): Redirect | undefined {
  return to === undefined ? undefined : { to: to + search, status: 301 };
}

export function isRedirectRule(name: string): boolean {
  return rules.has(name);
}

/** In characters: a longer address is none of a page. */
const maxLength = 4000;

/** What the first of the rules (names) that knows the address (path and query) says; an unknown name says nothing. */
export async function redirectBy(
  { rules: names, address }: { rules: string[]; address: string },
  content: ContentSource,
): Promise<Redirect | undefined> {
  if (address.length > maxLength) return undefined;
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  for (const name of names) {
    const redirect = await rules.get(name)?.({ path, search }, content);
    if (redirect) return redirect;
  }
  return undefined;
}
