import { createHmac } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import type { Database } from '#app/server/db/database';
import { isDatabaseUnavailable } from '#app/server/db/database-unavailable';
import { errorFacts } from '#app/server/error-facts';
import type { Log } from '#app/server/log';
import { limitConcurrency, type Release } from './concurrency';
import { type DailyKey, localDailyKey, sharedDailyKey } from './daily-key';
import { customerNetwork, visitorNetwork, visitorsPerCustomer } from './network';
import { sharedLimiter, type Window } from './shared-limiter';

const hour = 3600;
const day = 24 * hour;

/** Every limit on a visitor (product 5.3): `points` in each `duration` seconds. */
export const limits = {
  pitch: [
    { points: 5, duration: hour },
    { points: 20, duration: day },
  ],
  refinement: [{ points: 30, duration: hour }],
  /** Also redo. */
  undo: [{ points: 120, duration: 60 }],
  /** Of a pitch that failed: each may be many calls to a model. */
  retry: [{ points: 10, duration: hour }],
  feedback: [{ points: 10, duration: hour }],
  pitchMail: [{ points: 3, duration: hour }],
  /** By recipient, so that nobody is bombed from many places. */
  mailTo: [{ points: 5, duration: day }],
  /** Messages to the company, of both forms. */
  message: [{ points: 5, duration: hour }],
  newsletter: [{ points: 3, duration: hour }],
  /** Of all that share an address, as behind a mobile network: a row is 100 bytes. */
  consent: [{ points: 300, duration: hour }],
  checkout: [{ points: 10, duration: hour }],
  /** Statements of withdrawal; each is acknowledged by mail. */
  withdrawal: [{ points: 10, duration: hour }],
  /** Questions to chatbots. */
  chat: [{ points: 30, duration: hour }],
  search: [{ points: 120, duration: 60 }],
  unknownPitch: [{ points: 30, duration: 60 }],
  unknownOrder: [{ points: 30, duration: 60 }],
  /** And unknown categories and authors: each is some calls to the content service. */
  unknownArticle: [{ points: 60, duration: 60 }],
  /** Pictures that are not on disk yet; a large one counts as some. */
  imageMiss: [{ points: 120, duration: 60 }],
  /** Files made of a pitch: each takes a fifth of a second of a core. */
  document: [{ points: 20, duration: 60 }],
} as const;

export type LimitName = keyof typeof limits;

/** Streams that one visitor may have open at a time, in each process: a whole office, and no flood. */
const mostStreams = 50;

export type Allowance = { ok: true } | { ok: false; retryAfter: number };

export type RateLimits = {
  /** Takes one, or as many as are said, from the visitor's allowance; else answers when to come back. */
  take(name: LimitName, ip: string | undefined, points?: number): Promise<Allowance>;
  /** Whether anything is left to take, without taking it. */
  look(name: LimitName, ip: string | undefined): Promise<Allowance>;
  /** A place for a stream, to be given back when it ends; undefined when the visitor has too many open. */
  openStream(ip: string | undefined): Release | undefined;
};

const unlimited: RateLimits = {
  take: async () => ({ ok: true }),
  look: async () => ({ ok: true }),
  openStream: () => () => {},
};

/**
 * Limits of each visitor, kept in this process or, on PostgreSQL, shared by all processes on the database; while it is
 * away, each process keeps them by itself. A visitor is a hash of the address (IPv6: its /64), under a key that
 * changes daily; the visitors of one /48 have together what four have.
 */
export function createRateLimits(enabled: boolean, { database, log, now = Date.now }: Deps): RateLimits {
  if (!enabled) return unlimited;
  const local = limitsOn((window) => new RateLimiterMemory(window), localDailyKey(now));
  if (database.dialect === 'sqlite') return local;
  const shared = limitsOn((window) => sharedLimiter(database, window), sharedDailyKey(database, now));
  return withLocalFallback(shared, local, log);
}

type Deps = {
  database: Database;
  log: Log;
  now?: () => number;
};

function limitsOn(limiterOf: (window: Window) => RateLimiterAbstract, keyOfToday: DailyKey): RateLimits {
  const limitersFor = (visitors: number, suffix = '') =>
    Object.fromEntries(
      Object.entries(limits).map(([name, windows]) => [
        name,
        windows.map(({ points, duration }) =>
          limiterOf({ points: points * visitors, duration, keyPrefix: `${name} ${duration}${suffix}` }),
        ),
      ]),
    );
  const ofVisitor = limitersFor(1);
  const ofCustomer = limitersFor(visitorsPerCustomer, ' site');
  const hash = async (source: string) =>
    createHmac('sha256', await keyOfToday())
      .update(source)
      .digest('base64url');

  /** What counts a visitor, and the key it counts by. */
  async function countersOf(name: LimitName, ip: string | undefined) {
    const visitor = await hash(visitorNetwork(ip));
    const counters = (ofVisitor[name] ?? []).map((limiter) => ({ limiter, key: visitor }));
    const customer = customerNetwork(ip);
    if (customer === undefined) return counters;
    const key = await hash(customer);
    return [...counters, ...(ofCustomer[name] ?? []).map((limiter) => ({ limiter, key }))];
  }

  const streams = limitConcurrency(mostStreams);
  return {
    openStream: (ip) => streams.acquire(ip),
    async take(name, ip, points = 1) {
      for (const { limiter, key } of await countersOf(name, ip)) {
        try {
          await limiter.consume(key, points);
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return refused(refusal);
        }
      }
      return { ok: true };
    },
    async look(name, ip) {
      for (const { limiter, key } of await countersOf(name, ip)) {
        const counted = await limiter.get(key);
        if (counted && counted.remainingPoints <= 0) return refused(counted);
      }
      return { ok: true };
    },
  };
}

function refused({ msBeforeNext }: RateLimiterRes): Allowance {
  return { ok: false, retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

/** Asks the local limits while the database is away, which is logged once each time. */
function withLocalFallback(shared: RateLimits, local: RateLimits, log: Log): RateLimits {
  let isUnavailable = false;
  async function ask(question: (asked: RateLimits) => Promise<Allowance>): Promise<Allowance> {
    try {
      const allowance = await question(shared);
      // A refusal may come from memory, and says nothing of the database.
      if (allowance.ok) isUnavailable = false;
      return allowance;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (!isUnavailable)
        log.warn(errorFacts(error), 'the database is away: limits on visitors are kept by this process');
      isUnavailable = true;
      return question(local);
    }
  }
  return {
    openStream: (ip) => local.openStream(ip),
    take: (name, ip, points) => ask((rateLimits) => rateLimits.take(name, ip, points)),
    look: (name, ip) => ask((rateLimits) => rateLimits.look(name, ip)),
  };
}
