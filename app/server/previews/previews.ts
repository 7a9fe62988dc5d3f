import { createHash } from 'node:crypto';

import type { Locale } from '#app/i18n/locales';
import { defaultImagePath } from '#app/lib/preview-picture';
import type { RateLimits } from '#app/server/http/rate-limits/rate-limits';
import { pictureResponse } from '#app/server/images/response';
import { errorResponse } from '#app/server/on-demand/error-response';
import { createDiskCache, type StoredPicture } from '#app/server/images/disk-cache';
import { createSemaphore } from '#app/server/on-demand/semaphore';
import { HttpError } from '#app/server/on-demand/http-error';
import { createSingleFlight } from '#app/server/on-demand/single-flight';
import type { Log } from '#app/server/log';
import { drawTitle, type TitleWords } from './title-picture';

/** Raise it when the drawing changes: cached pictures become invalid. */
const drawing = 1;

const cacheBytes = 64_000_000;

type Visitor = { ip?: string | undefined; locale: Locale };

export type Previews = {
  /** The picture of a title; the default image stands in where it cannot be drawn. */
  answer(request: Request, words: TitleWords, visitor: Visitor): Promise<Response>;
};

type Deps = { cacheDir: string; log: Log; rateLimits: RateLimits };

export function createPreviews({ cacheDir, log, rateLimits }: Deps): Previews {
  const cache = createDiskCache(cacheDir, { maxBytes: cacheBytes, log });
  // A drawing takes 80 ms of a core.
  const semaphore = createSemaphore({ concurrency: 1, maxWaiting: 16, maxWaitMs: 5_000 });
  const flights = createSingleFlight<StoredPicture | HttpError | undefined>();

  async function make(
    key: string,
    words: TitleWords,
    visitor: AbortSignal,
  ): Promise<StoredPicture | HttpError | undefined> {
    try {
      return await flights.join(key, visitor, (signal) =>
        semaphore.run(async () => {
          const bytes = await drawTitle(words);
          return bytes && cache.put(key, { format: 'png', bytes });
        }, signal),
      );
    } catch (error) {
      if (visitor.aborted) return new HttpError(499, 'the visitor has left');
      throw error;
    }
  }

  return {
    async answer(request, words, { ip, locale }) {
      const key = keyOf(words);
      const cached = await cache.get(key);
      if (!cached) {
        const allowance = await rateLimits.take('imageMiss', ip);
        if (!allowance.ok)
          return errorResponse(new HttpError(429, 'too many pictures'), allowance.retryAfter);
      }
      const made = cached ?? (await make(key, words, request.signal));
      if (!made) return toDefaultImage(locale);
      if (made instanceof HttpError) return errorResponse(made, 5);
      return pictureResponse(request, made, { versioned: false, byAccept: false });
    },
  };
}

function keyOf({ title, above }: TitleWords): string {
  const named = JSON.stringify([drawing, title, above]);
  return createHash('sha256').update(named).digest('hex').slice(0, 32);
}

function toDefaultImage(locale: Locale): Response {
  return new Response(null, {
    status: 302,
    headers: { location: defaultImagePath(locale), 'cache-control': 'public, max-age=86400' },
  });
}
