import type { Locale } from '#app/i18n/locales';
import type { Result } from '#app/lib/result';

export const queryLimit = 200;

export type MarkedPart = { text: string; hit: boolean };

export type HitKind = 'page' | 'question' | 'article' | 'chatbot';

export type Hit = {
  /** Path, encoded, without its anchor. */
  path: string;
  /** The anchor, without its sharp. */
  hash?: string;
  title: MarkedPart[];
  partOf?: string;
  excerpt: MarkedPart[];
  lang: Locale;
};

export type HitGroup = { kind: HitKind; hits: Hit[] };

/** `total`: how many hits there are; the groups of the quick search hold the best of them. `isTooShort`: no word of the query tells anything yet. */
export type SearchResult = Result<{ total: number; groups: HitGroup[]; isTooShort?: true }, 'too-many'>;

/** `q` as the router reads it, which takes `?q=2026` for a number; it stays one, so that the address stays as it is. */
export function asWritten(q: unknown): string | number | boolean | undefined {
  return typeof q === 'string' || typeof q === 'number' || typeof q === 'boolean' ? q : undefined;
}

export function queryText(q: unknown): string {
  return String(asWritten(q) ?? '')
    .slice(0, queryLimit)
    .trim();
}
