import type { Locale } from '#app/i18n/locales';

/** Characters of a query; what follows is not searched for. */
export const queryLimit = 200;

/** A piece of a text; `hit` where it is a word that was searched for. */
export type Part = { text: string; hit: boolean };

export type HitKind = 'page' | 'question' | 'article' | 'chatbot';

export type Hit = {
  /** Path, encoded, without its anchor. */
  path: string;
  /** The anchor, without its sharp. */
  hash?: string;
  title: Part[];
  /** The title of the page that it is a part of. */
  partOf?: string;
  excerpt: Part[];
  lang: Locale;
};

/** The kind of the best hit comes first. */
export type HitGroup = { kind: HitKind; hits: Hit[] };

/** `total`: how many hits the groups hold. `retryAfter` in seconds. */
export type SearchResult =
  | { ok: true; total: number; groups: HitGroup[] }
  | { ok: false; error: 'too-many'; retryAfter: number };

/** `q` as the router reads it, which takes `?q=2026` for a number; it stays one, so that the address stays as it is. */
export function asWritten(q: unknown): string | number | boolean | undefined {
  return typeof q === 'string' || typeof q === 'number' || typeof q === 'boolean' ? q : undefined;
}

/** The query as it is searched for: empty where there is none. */
export function askedFor(q: unknown): string {
  return String(asWritten(q) ?? '')
    .slice(0, queryLimit)
    .trim();
}
