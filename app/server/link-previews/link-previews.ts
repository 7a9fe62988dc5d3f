import type { Locale } from '#app/i18n/locales';
import { defaultImagePath } from '#app/lib/link-preview-picture';
import { shortDigest } from '#app/server/digest';
import type { RateLimits } from '#app/server/http/rate-limits/rate-limits';
import { pictureResponse } from '#app/server/images/response';
import { errorResponse } from '#app/server/on-demand/error-response';
import { createDiskCache, type StoredPicture } from '#app/server/images/disk-cache';
import { HttpError } from '#app/server/on-demand/http-error';
import { createCoalescer } from '#app/server/on-demand/coalescer';
import type { Log } from '#app/server/log';
import { drawTitle, type TitleWords } from './title-picture';

/** Raise it when the drawing changes: cached pictures become invalid. */
const drawing = 1;

const cacheBytes = 64_000_000;

type Visitor = { ip?: string | undefined; locale: Locale };

export type LinkPreviews = {
  /** The picture of a title; the default image stands in where it cannot be drawn. */
  answer(request: Request, words: TitleWords, visitor: Visitor): Promise<Response>;
};

type Deps = { cacheDir: string; log: Log; rateLimits: RateLimits };

export function createLinkPreviews({ cacheDir, log, rateLimits }: Deps): LinkPreviews {
  const cache = createDiskCache(cacheDir, { maxBytes: cacheBytes, log });
  // A drawing takes 80 ms of a core.
  const coalescer = createCoalescer<StoredPicture | undefined>({
    concurrency: 1,
    maxWaiting: 16,
    maxWaitMs: 5_000,
  });

  async function draw(key: string, words: TitleWords): Promise<StoredPicture | undefined> {
    const bytes = await drawTitle(words);
    return bytes && cache.put(key, { format: 'png', bytes });
  }

  return {
    async answer(request, words, { ip, locale }) {
      const key = shortDigest(drawing, words.title, words.above);
      const cached = await cache.get(key);
      if (!cached) {
        const allowance = await rateLimits.take('imageMiss', ip);
        if (!allowance.ok)
          return errorResponse(new HttpError(429, 'too many pictures'), allowance.retryAfter);
      }
      const made = cached ?? (await coalescer.make(key, request.signal, () => draw(key, words)));
      if (!made) return toDefaultImage(locale);
      if (made instanceof HttpError) return errorResponse(made, 5);
      return pictureResponse(request, made, { versioned: false, byAccept: false });
    },
  };
}

function toDefaultImage(locale: Locale): Response {
  return new Response(null, {
    status: 302,
    headers: { location: defaultImagePath(locale), 'cache-control': 'public, max-age=86400' },
  });
}
