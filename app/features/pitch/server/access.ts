import { getCookie, setCookie } from '@tanstack/react-start/server';
import { createHash } from 'node:crypto';

import { ok, refused, type Result } from '#app/lib/result';
import type { Env } from '#app/server/env';
import type { RequestContext } from '#app/server/http/request-context';
import { sign } from '#app/server/secret';
import type { Services } from '#app/server/services';

const oneYear = 365 * 24 * 3600;

/** Only the hash is stored. */
export function ownerHash(env: Env): string | undefined {
  const token = getCookie(cookieName(env));
  return token ? hash(token) : undefined;
}

/** Follows from the request's key, so that two tries of one submission set the same token. */
export function ensureOwner({ env, secret }: Pick<Services, 'env' | 'secret'>, requestKey: string): string {
  const token = getCookie(cookieName(env)) || sign(secret, 'pitch-owner', requestKey);
  setCookie(cookieName(env), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.siteIsSecure,
    path: '/',
    maxAge: oneYear,
  });
  return hash(token);
}

/** Unknown and another's look the same. */
export async function isOwnPitch(
  { database, env }: Pick<Services, 'database' | 'env'>,
  id: string,
): Promise<boolean> {
  const owner = ownerHash(env);
  if (!owner) return false;
  const row = await database.query
    .selectFrom('pitches')
    .select('id')
    .where('id', '=', id)
    .where('owner_hash', '=', owner)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
  return row !== undefined;
}

/** Over the limit of wrong guesses, a visitor learns nothing about any address. */
export async function findAtAddress<Found>(
  { ip, services }: RequestContext,
  find: () => Promise<Found | undefined>,
): Promise<Result<Found, 'missing' | 'too-many'>> {
  const { rateLimits } = services;
  const allowance = await rateLimits.look('unknownPitch', ip);
  if (!allowance.ok) return { ...allowance, error: 'too-many' };
  const found = await find();
  if (found !== undefined) return ok(found);
  await rateLimits.take('unknownPitch', ip);
  return refused('missing');
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function cookieName({ siteIsSecure }: Env): string {
  return siteIsSecure ? '__Host-pitch-owner' : 'pitch-owner';
}
