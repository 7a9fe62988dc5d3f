import { setTimeout as pause } from 'node:timers/promises';

import { locales } from '#app/i18n/locales';
import { isCleanText } from '#app/lib/text';
import { runtime } from '#app/server/runtime';
import { sameAs } from './same-text';
import type { ContentSource } from './content-source';

const maxLength = 200;
/** Time limit of the lookup, in ms. The lists go on loading, and are cached by the next request. */
const timeoutMs = 1000;

/**
 * Where an article stands that an old address of one segment names, as in `/test-de-turing`: its path, encoded, without
 * a query. Its case and a slash at its end do not count. Undefined for anything else, and while the service is away;
 * never throws, never asks the service about the name itself.
 */
export async function articlePathFor(path: string): Promise<string | undefined> {
  const name = parseName(path);
  if (!name) return undefined;
  const timeout = pause(timeoutMs, [], { ref: false });
  const slugs = await Promise.race([slugsOf(runtime().content), timeout]);
  const slug = slugs.find((one) => one === name) ?? slugs.find(sameAs(name));
  return slug && `/actus/${encodeURIComponent(slug)}`;
}

function parseName(path: string): string | undefined {
  const [, segment] = /^\/([^/?#]+)\/*$/.exec(path) ?? [];
  if (!segment || segment.length > maxLength * 9) return undefined;
  try {
    const name = decodeURIComponent(segment).normalize('NFC');
    return name.length <= maxLength && isCleanText(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

async function slugsOf(content: ContentSource): Promise<string[]> {
  const lists = await Promise.all(locales.map((locale) => content.articles(locale).catch(() => [])));
  return lists.flat().map(({ slug }) => slug);
}
