import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { errorFacts } from '#app/server/error-facts';
import type { RateLimits } from '#app/server/http/rate-limits';
import type { Log } from '#app/server/log';
import { readAddress, type Wish } from './address';
import { pictureAnswer, refusalAnswer } from './answer';
import { convert } from './convert';
import { createDiskCache, type Made } from './disk-cache';
import { createGate } from './gate';
import { createOriginals } from './originals';
import { Refusal } from './refusal';
import { createSharedWork } from './shared-work';
import { type TargetFormat, targetFormat } from './target-format';

/** What one picture may cost. */
export const imageLimits = {
  /** Of an original. */
  bytes: 15_000_000,
  /** Of an original. */
  pixels: 40_000_000,
  /** To fetch it, and again to make a picture of it, in milliseconds. */
  ms: 10_000,
  /** A core stays free for the pages: with both of two busy, their p95 triples. */
  atWork: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 32,
  /** Of one in the queue, in milliseconds. */
  patience: 10_000,
  /** Of all pictures kept on disk. */
  cacheBytes: 512_000_000,
};

/** How long a picture of the object storage is taken for fresh, in milliseconds. */
const fresh = 86_400_000;

/** How long an object storage in trouble is left alone while older pictures still serve, in milliseconds. */
const rest = 60_000;

export type Images = {
  /** Answers `/_ipx/{modifiers}/{source}` for the visitor at this address. */
  answer(request: Request, ip: string | undefined): Promise<Response>;
};

type Parts = {
  /** The one object storage, scheme, host and port; unset: only the site's own files. */
  imageOrigin?: string;
  publicDir: string;
  cacheDir: string;
  log: Log;
  rateLimits: RateLimits;
  /** Ends refreshing when the server stops. */
  closing: AbortSignal;
  limits?: typeof imageLimits;
  /** Epoch milliseconds; tests set it. */
  now?: () => number;
};

/** The image proxy: pictures of the site and of its object storage, made once for each wish and kept on disk. */
export function createImages(parts: Parts): Images {
  const { imageOrigin, log, rateLimits, closing, limits = imageLimits, now = Date.now } = parts;
  const cache = createDiskCache(parts.cacheDir, { maxBytes: limits.cacheBytes, log, now });
  const originals = createOriginals({ publicDir: parts.publicDir, maxBytes: limits.bytes });
  const gate = createGate(limits);
  const works = createSharedWork<Made | Refusal>();
  let restUntil = 0;

  return {
    async answer(request, ip) {
      const wish = readAddress(request, imageOrigin);
      if (wish instanceof Refusal) return refusalAnswer(wish);
      const identity = await originals.identify(wish.source);
      if (identity instanceof Refusal) return refusalAnswer(identity);
      const { format } = wish.modifiers;
      const order = orderOf(wish, targetFormat(format, request.headers.get('accept')), identity);
      const kept = await cache.get(order.key);
      if (kept) refreshWhenOld(order, kept);
      else {
        const allowance = await rateLimits.take('imageMiss', ip);
        if (!allowance.ok) {
          return refusalAnswer(new Refusal(429, 'too many pictures'), allowance.retryAfter);
        }
      }
      const made = kept ?? (await makeFor(request.signal, order));
      if (made instanceof Refusal) return refusalAnswer(made, made.status === 503 ? 5 : undefined);
      const { source } = wish;
      const versioned = source.kind === 'own' && source.path.startsWith('assets/');
      return pictureAnswer(request, made, { versioned, byAccept: format === 'auto' });
    },
  };

  async function makeFor(visitor: AbortSignal, order: Order): Promise<Made | Refusal> {
    try {
      return await works.join(order.key, visitor, (signal) => make(order, signal));
    } catch (error) {
      // Nobody reads this answer.
      if (visitor.aborted) return new Refusal(499, 'the visitor has left');
      throw error;
    }
  }

  function make({ key, wish, target }: Order, signal: AbortSignal): Promise<Made | Refusal> {
    return gate.run(async () => {
      const original = await originalOf(wish, signal);
      if (original instanceof Refusal) return original;
      const seconds = Math.ceil(limits.ms / 1000);
      const picture = await convert(original, wish.modifiers, target, { pixels: limits.pixels, seconds });
      return picture instanceof Refusal ? picture : cache.put(key, picture);
    }, signal);
  }

  async function originalOf({ source }: Wish, signal: AbortSignal): Promise<Buffer | Refusal> {
    const deadline = AbortSignal.timeout(limits.ms);
    try {
      const original = await originals.read(source, AbortSignal.any([signal, deadline]));
      if (!(original instanceof Refusal) || original.status < 500) return original;
      log.warn({ reason: original.reason }, 'an original could not be fetched');
      return new Refusal(original.status, 'the object storage does not answer');
    } catch (error) {
      if (signal.aborted || !deadline.aborted) throw error;
      log.warn({ reason: 'it took too long' }, 'an original could not be fetched');
      return new Refusal(504, 'the object storage takes too long');
    }
  }

  /** What is kept serves at once; the object storage is asked again behind it, and says when a picture is gone. */
  function refreshWhenOld(order: Order, kept: Made): void {
    const isOld = order.wish.source.kind === 'remote' && kept.madeAt < now() - fresh;
    if (!isOld || restUntil > now()) return;
    void refresh(order);
  }

  async function refresh(order: Order): Promise<void> {
    try {
      const outcome = await works.join(order.key, closing, (signal) => make(order, signal));
      if (!(outcome instanceof Refusal)) return;
      if (outcome.status === 404) await cache.drop(order.key);
      else restUntil = now() + rest;
    } catch (error) {
      restUntil = now() + rest;
      if (!closing.aborted) log.warn(errorFacts(error), 'a picture could not be made again');
    }
  }
}

type Order = { key: string; wish: Wish; target: TargetFormat };

/** One key for all addresses that ask for the same picture. */
function orderOf(wish: Wish, target: TargetFormat, identity: string): Order {
  const { width, height, fit, quality, background } = wish.modifiers;
  const named = JSON.stringify([identity, target, width, height, fit, quality, background]);
  return { key: createHash('sha256').update(named).digest('hex').slice(0, 32), wish, target };
}
