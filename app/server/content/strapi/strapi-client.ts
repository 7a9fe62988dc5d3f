import * as z from 'zod';

import { parseJson } from '#app/lib/parse-json';
import { readCappedText } from '../../read-capped';
import { ContentError } from '../content-source';
import { pageOf } from './requests';

const maxBytes = 5 * 1024 * 1024;
const maxRedirects = 3;
const pagesAtOnce = 4;
/** Ten thousand articles at 25 a page; more means that the service counts wrong. */
const maxPages = 400;

const redirects = new Set([301, 302, 303, 307, 308]);

export type Listing = { items: unknown[] };

export type StrapiClient = {
  get(request: string): Promise<Listing>;
  /** All pages of a list: a page holds 25 unless told otherwise, and 100 at most, in silence. */
  getAll(request: string): Promise<Listing>;
};

const count = z.number().int().nonnegative().catch(0);
const envelope = z.object({
  // Null or missing: an empty list.
  data: z.array(z.unknown()).nullish(),
  error: z.null().optional(),
  meta: z
    .object({ pagination: z.object({ pageSize: count, pageCount: count }) })
    .nullish()
    .catch(undefined),
});
const apiError = z.looseObject({ apiErrorCode: z.unknown().refine((code) => code != null) });

/** Rejects with a `ContentError` alone: late, not 2xx, too long, another shape, a redirect elsewhere. */
export function createStrapiClient(options: { base: string; timeoutMs: number }): StrapiClient {
  const base = new URL(options.base.endsWith('/') ? options.base : `${options.base}/`);

  async function get(request: string) {
    try {
      return await read(new URL(request, base), AbortSignal.timeout(options.timeoutMs));
    } catch (error) {
      throw error instanceof ContentError ? error : new ContentError({ cause: error });
    }
  }

  async function read(url: URL, signal: AbortSignal) {
    const response = await follow(url, signal);
    const text = await readCappedText(response.body, maxBytes);
    const body = parseJson(text, z.unknown());
    const refusal = apiError.safeParse(body);
    const status = response.ok ? undefined : response.status;
    if (refusal.success) throw new ContentError({ status, body: refusal.data });
    if (status) throw new ContentError({ status });
    const answer = envelope.safeParse(body);
    if (!answer.success) throw new ContentError({ cause: new Error('The answer is not a list') });
    const pagination = answer.data.meta?.pagination;
    return { items: answer.data.data ?? [], pagination };
  }

  /** Follows redirects within the service's own origin only: others could lead into the private network (SSRF). */
  async function follow(url: URL, signal: AbortSignal, hops = 0): Promise<Response> {
    const headers = { accept: 'application/json' };
    const response = await fetch(url, { headers, redirect: 'manual', signal });
    const location = response.headers.get('location');
    if (!redirects.has(response.status) || !location) return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== base.origin || hops === maxRedirects)
      throw new ContentError({ status: response.status });
    return follow(next, signal, hops + 1);
  }

  return {
    get,
    async getAll(request) {
      const { items, pagination } = await get(request);
      const listing = { items: [...items] };
      const pages = Math.min(pagination?.pageCount ?? 1, maxPages);
      for (let next = 2; next <= pages; next += pagesAtOnce) {
        const last = Math.min(next + pagesAtOnce - 1, pages);
        const numbers = Array.from({ length: last - next + 1 }, (_, index) => next + index);
        const more = await Promise.all(
          numbers.map((page) => get(pageOf(request, page, pagination?.pageSize || 25))),
        );
        for (const page of more) listing.items.push(...page.items);
      }
      return listing;
    },
  };
}
