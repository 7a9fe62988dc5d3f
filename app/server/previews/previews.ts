import { createHash } from 'node:crypto';
import { join } from 'node:path';

import type { Locale } from '#app/i18n/locales';
import { housePicturePath } from '#app/lib/preview-picture';
import type { RequestContext } from '#app/server/http/request-context';
import { pictureAnswer, refusalAnswer } from '#app/server/images/answer';
import { createDiskCache, type DiskCache, type Made } from '#app/server/images/disk-cache';
import { createGate } from '#app/server/images/gate';
import { Refusal } from '#app/server/images/refusal';
import { createSharedWork } from '#app/server/images/shared-work';
import { type Runtime, runtime } from '#app/server/runtime';
import { drawTitle, type TitleWords } from './title-picture';

/** Counts up when the drawing changes: what is kept of the one before is not shown again. */
const drawing = 1;

const cacheBytes = 64_000_000;

/** A drawing takes 80 ms of a core: one at a time; `patience` in milliseconds. */
const gate = createGate({ atWork: 1, waiting: 16, patience: 5_000 });

const works = createSharedWork<Made | Refusal | undefined>();

const caches = new WeakMap<Runtime, DiskCache>();

/** Answers with the picture of a title, drawn once and kept on disk; with that of the house where it cannot be drawn. */
export async function titlePreview(
  request: Request,
  words: TitleWords,
  { ip, locale }: Pick<RequestContext, 'ip' | 'locale'>,
): Promise<Response> {
  const { rateLimits } = runtime();
  const cache = cacheOf(runtime());
  const key = keyOf(words);
  const kept = await cache.get(key);
  if (!kept) {
    const allowance = await rateLimits.take('imageMiss', ip);
    if (!allowance.ok) return refusalAnswer(new Refusal(429, 'too many pictures'), allowance.retryAfter);
  }
  const made = kept ?? (await make(key, { words, cache, visitor: request.signal }));
  if (!made) return toTheHouse(locale);
  if (made instanceof Refusal) return refusalAnswer(made, 5);
  return pictureAnswer(request, made, { versioned: false, byAccept: false });
}

type Work = { words: TitleWords; cache: DiskCache; visitor: AbortSignal };

async function make(key: string, { words, cache, visitor }: Work): Promise<Made | Refusal | undefined> {
  try {
    return await works.join(key, visitor, (signal) =>
      gate.run(async () => {
        const bytes = await drawTitle(words);
        return bytes && cache.put(key, { format: 'png', bytes });
      }, signal),
    );
  } catch (error) {
    // Nobody reads this answer.
    if (visitor.aborted) return new Refusal(499, 'the visitor has left');
    throw error;
  }
}

function cacheOf(current: Runtime): DiskCache {
  const { env, log } = current;
  const cache =
    caches.get(current) ?? createDiskCache(join(env.dataDir, 'previews'), { maxBytes: cacheBytes, log });
  caches.set(current, cache);
  return cache;
}

function keyOf({ title, above }: TitleWords): string {
  const named = JSON.stringify([drawing, title, above]);
  return createHash('sha256').update(named).digest('hex').slice(0, 32);
}

function toTheHouse(locale: Locale): Response {
  return new Response(null, {
    status: 302,
    headers: { location: housePicturePath(locale), 'cache-control': 'public, max-age=86400' },
  });
}
