import { setTimeout as pause } from 'node:timers/promises';

import { locales } from '#app/i18n/locales';
import { isCleanText } from '#app/lib/clean-text';
import { sameAs } from './same-text';
import type { ContentSource } from './content-source';

const maxLength = 200;
/** In ms. The lists go on loading, and are cached by the next request. */
const timeoutMs = 1000;

/**
 * The path of the article that an old root-level address names, as in `/test-de-turing`. Undefined for anything
 * else and while content is unavailable; the service is not asked about the name.
 */
export async function articlePathFor(path: string, content: ContentSource): Promise<string | undefined> {
  const name = parseName(path);
  if (!name) return undefined;
  const timeout = pause(timeoutMs, [], { ref: false });
  const slugs = await Promise.race([slugsOf(content), timeout]);
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
