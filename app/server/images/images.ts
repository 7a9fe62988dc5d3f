import { availableParallelism } from 'node:os';

import { shortDigest } from '#app/server/digest';
import { errorFacts } from '#app/server/error-facts';
import { visitorNetwork } from '#app/server/http/rate-limits/network';
import type { RateLimits } from '#app/server/http/rate-limits/rate-limits';
import type { Log } from '#app/server/log';
import { countCacheAnswers } from '#app/server/metrics/cache-answers';
import type { Metrics } from '#app/server/metrics/metrics';
import { errorResponse } from '#app/server/on-demand/error-response';
import { createVisitorSemaphores } from '#app/server/on-demand/visitor-semaphores';
import { createCoalescer } from '#app/server/on-demand/coalescer';
import { HttpError } from '#app/server/on-demand/http-error';
import { readAddress, type ImageRequest } from './address';
import { pictureResponse } from './response';
import { convert } from './convert';
import { createDiskCache, type StoredPicture } from './disk-cache';
import { createOriginals } from './originals';
import { type TargetFormat, targetFormat, effectiveModifiers } from './target-format';

export const imageLimits = {
  bytes: 15_000_000,
  pixels: 40_000_000,
  /** To fetch an original, and again to convert it. */
  ms: 10_000,
  /** A core stays free for the pages: with both of two busy, their p95 triples. */
  concurrency: Math.min(2, Math.max(1, availableParallelism() - 1)),
  /** Being made or waiting among all; the visitor's others wait in a queue of their own. */
  perVisitor: 4,
  maxWaiting: 32,
  maxWaitMs: 10_000,
  /** Of all pictures cached on disk. */
  cacheBytes: 512_000_000,
};

/** What a picture made takes of its visitor's allowance: one for so many bytes begun. */
const bytesOfOne = 250_000;

const fresh = 86_400_000;

/** Nobody has asked for an older one since, or it would have been made anew: it may have been deleted long ago. */
const longestUnseen = 7 * fresh;

/** How long to leave a failing object storage alone while older pictures serve. */
const cooldownMs = 60_000;

export type Images = {
  answer(request: Request, ip: string | undefined): Promise<Response>;
  /** Keeps nothing: an original was replaced or deleted. */
  purge(): Promise<void>;
};

type Deps = {
  imageOrigin?: string;
  publicDir: string;
  cacheDir: string;
  log: Log;
  metrics: Metrics;
  rateLimits: RateLimits;
  closing: AbortSignal;
  limits?: typeof imageLimits;
  now?: () => number;
};

/** The image proxy (product 9). */
export function createImages(deps: Deps): Images {
  const { imageOrigin, log, rateLimits, closing, limits = imageLimits, now = Date.now } = deps;
  const cache = createDiskCache(deps.cacheDir, { maxBytes: limits.cacheBytes, log, now });
  const originals = createOriginals({ log, publicDir: deps.publicDir, maxBytes: limits.bytes });
  const coalescer = createCoalescer<StoredPicture>(limits);
  const semaphores = createVisitorSemaphores({ ...limits, concurrency: limits.perVisitor });
  const countAnswer = countCacheAnswers(deps.metrics, 'pictures');
  let coolUntil = 0;

  return {
    async answer(request, ip) {
      const wanted = readAddress(request, imageOrigin);
      if (wanted instanceof HttpError) return errorResponse(wanted);
      const identity = await originals.identify(wanted.source);
      if (identity instanceof HttpError) return errorResponse(identity);
      const { format } = wanted.modifiers;
      const job = jobFor(wanted, targetFormat(format, request.headers.get('accept')), identity);
      const cached = await stored(job);
      countAnswer(cached ? 'hit' : 'miss');
      if (!cached) {
        const allowance = await rateLimits.take('imageMiss', ip);
        if (!allowance.ok) {
          return errorResponse(new HttpError(429, 'too many pictures'), allowance.retryAfter);
        }
      }
      const made = cached ?? (await makeFor(ip, job, request.signal));
      if (made instanceof HttpError) return errorResponse(made, made.status === 503 ? 5 : undefined);
      const { source } = wanted;
      const versioned = source.kind === 'own' && source.path.startsWith('assets/');
      const remote = source.kind === 'remote';
      return pictureResponse(request, made, { versioned, remote, byAccept: format === 'auto' });
    },
    async purge() {
      try {
        await cache.clear();
      } catch (error) {
        log.warn(errorFacts(error), 'pictures on disk could not be removed');
      }
    },
  };

  async function makeFor(ip: string | undefined, job: ImageJob, signal: AbortSignal) {
    try {
      // While it waited, the same visitor may have had the same picture made.
      const work = async () => (await cache.get(job.key)) ?? make(job, signal);
      const made = await semaphores.run(visitorNetwork(ip), work, signal);
      const more = made instanceof HttpError ? 0 : Math.ceil(made.bytes.length / bytesOfOne) - 1;
      if (more > 0) await rateLimits.take('imageMiss', ip, more);
      return made;
    } catch (error) {
      if (signal.aborted) return new HttpError(499, 'the visitor has left');
      throw error;
    }
  }

  function make({ key, wanted, target }: ImageJob, caller: AbortSignal): Promise<StoredPicture | HttpError> {
    return coalescer.make(key, caller, async (signal) => {
      const asOf = cache.clears();
      const original = await originalOf(wanted, signal);
      if (original instanceof HttpError) return original;
      const seconds = Math.ceil(limits.ms / 1000);
      const picture = await convert(original, wanted.modifiers, target, { pixels: limits.pixels, seconds });
      return picture instanceof HttpError ? picture : cache.put(key, picture, asOf);
    });
  }

  async function originalOf({ source }: ImageRequest, signal: AbortSignal): Promise<Buffer | HttpError> {
    const deadline = AbortSignal.timeout(limits.ms);
    try {
      const original = await originals.read(source, AbortSignal.any([signal, deadline]));
      if (!(original instanceof HttpError) || original.status < 500) return original;
      log.warn({ reason: original.reason }, 'an original could not be fetched');
      return new HttpError(original.status, 'the object storage does not answer');
    } catch (error) {
      if (signal.aborted || !deadline.aborted) throw error;
      log.warn({ reason: 'it took too long' }, 'an original could not be fetched');
      return new HttpError(504, 'the object storage takes too long');
    }
  }

  /** An old picture serves at once, while the refresh learns when the original is gone; a very old one waits for that. */
  async function stored(job: ImageJob): Promise<StoredPicture | undefined> {
    const cached = await cache.get(job.key);
    const age = cached && job.wanted.source.kind === 'remote' ? now() - cached.madeAt : 0;
    if (age <= fresh || coolUntil > now()) return cached;
    const refreshed = refresh(job);
    if (age <= longestUnseen) return cached;
    await refreshed;
    return cache.get(job.key);
  }

  async function refresh(job: ImageJob): Promise<void> {
    try {
      const outcome = await make(job, closing);
      if (!(outcome instanceof HttpError)) return;
      if (outcome.status === 404) await cache.drop(job.key);
      else coolUntil = now() + cooldownMs;
    } catch (error) {
      coolUntil = now() + cooldownMs;
      log.warn(errorFacts(error), 'a picture could not be made again');
    }
  }
}

type ImageJob = { key: string; wanted: ImageRequest; target: TargetFormat };

function jobFor(wanted: ImageRequest, target: TargetFormat, identity: string): ImageJob {
  const { width, height, fit, quality, background } = effectiveModifiers(wanted.modifiers, target);
  const key = shortDigest(identity, target, width, height, fit, quality, background);
  return { key, wanted, target };
}
