import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const hour = 3600;
const day = 24 * hour;

/** Every limit on a visitor (product decisions, "Limits"): `points` in each `duration` seconds. */
const limits = {
  pitch: [
    { points: 5, duration: hour },
    { points: 20, duration: day },
  ],
  feedback: [{ points: 10, duration: hour }],
  unknownPitch: [{ points: 30, duration: 60 }],
} as const;

export type LimitName = keyof typeof limits;

/** `retryAfter` in seconds. */
export type Allowance = { ok: true } | { ok: false; retryAfter: number };

export type RateLimits = {
  /** Takes one from the visitor's allowance; else answers when to come back. */
  take(name: LimitName, ip: string | undefined): Promise<Allowance>;
  /** Whether anything is left to take, without taking it. */
  look(name: LimitName, ip: string | undefined): Promise<Allowance>;
};

const unlimited: RateLimits = { take: async () => ({ ok: true }), look: async () => ({ ok: true }) };

/**
 * Limits kept in this process. A visitor is a keyed hash of the address (IPv6: its /64); the key changes
 * daily and is never stored, so that no address can be worked out later.
 */
export function createRateLimits(enabled: boolean): RateLimits {
  if (!enabled) return unlimited;
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, windows]) => [
      name,
      windows.map((window) => new RateLimiterMemory(window)),
    ]),
  );
  const keyFor = dailyKey();
  const visitorAt = (ip: string | undefined) =>
    createHmac('sha256', keyFor(Date.now())).update(network(ip)).digest('base64url');
  return {
    async take(name, ip) {
      const visitor = visitorAt(ip);
      for (const limiter of limiters[name] ?? []) {
        try {
          await limiter.consume(visitor);
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return refused(refusal);
        }
      }
      return { ok: true };
    },
    async look(name, ip) {
      const visitor = visitorAt(ip);
      for (const limiter of limiters[name] ?? []) {
        const taken = await limiter.get(visitor);
        if (taken && taken.remainingPoints <= 0) return refused(taken);
      }
      return { ok: true };
    },
  };
}

function refused({ msBeforeNext }: RateLimiterRes): Allowance {
  return { ok: false, retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

function dailyKey(): (now: number) => Buffer {
  let today = -1;
  let key = randomBytes(32);
  return (now) => {
    const date = Math.floor(now / (day * 1000));
    if (date !== today) [today, key] = [date, randomBytes(32)];
    return key;
  };
}

/** The part of an address that stands for one visitor: IPv4 whole, IPv6 its first 64 bits. */
export function network(ip: string | undefined): string {
  if (!ip) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const middle = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...middle, ...right].map((group) => Number.parseInt(group, 16));
  const [high, low] = groups.slice(6);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:65535' && high !== undefined && low !== undefined) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
