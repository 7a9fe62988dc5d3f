import { getCookie, setCookie, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import { createHash } from 'node:crypto';
import * as z from 'zod';

import type { RequestContext } from '#app/server/http/request-context';
import { runtime } from '#app/server/runtime';
import { sign } from '#app/server/secret';
import { isPitchId } from '../pitch';

const oneYear = 365 * 24 * 3600;

/** Hash of the token of this browser; undefined when it has made no pitch. Only the hash is stored. */
export function ownerHash(): string | undefined {
  const token = getCookie(cookieName());
  return token ? hash(token) : undefined;
}

/**
 * The hash of this browser's token, giving it one first when it has none. The token follows from the request's
 * key, so that two tries of the same submission, or two at once, end with the same token.
 */
export function ensureOwner(requestKey: string): string {
  const token = getCookie(cookieName()) || sign(runtime().secret, 'pitch-owner', requestKey);
  setCookie(cookieName(), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    path: '/',
    maxAge: oneYear,
  });
  return hash(token);
}

const addressSchema = z.object({ id: z.string().refine(isPitchId) });

/** The id asked for when this browser made that pitch; malformed, unknown and another's look the same. */
export async function ownPitch(input: unknown): Promise<string | undefined> {
  const address = addressSchema.safeParse(input).data;
  const owner = address && ownerHash();
  if (!owner) return undefined;
  const row = await runtime()
    .database.query.selectFrom('pitches')
    .select('id')
    .where('id', '=', address.id)
    .where('owner_hash', '=', owner)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
  return row?.id;
}

/**
 * What stands at an address that may be a guess. A visitor who has guessed wrong too often learns nothing about
 * any address until the limit lets them.
 */
export async function findAtAddress<Found>(
  { ip }: RequestContext,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined | 'too-many'> {
  const { rateLimits } = runtime();
  const allowance = await rateLimits.look('unknownPitch', ip);
  if (!allowance.ok) {
    setResponseStatus(429);
    setResponseHeader('retry-after', String(allowance.retryAfter));
    return 'too-many';
  }
  const found = await find();
  if (found === undefined) await rateLimits.take('unknownPitch', ip);
  return found;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function isSecure(): boolean {
  return runtime().env.siteIsSecure;
}

function cookieName(): string {
  return isSecure() ? '__Host-pitch-owner' : 'pitch-owner';
}
