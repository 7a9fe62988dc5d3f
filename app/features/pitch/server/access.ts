import { getCookie, setCookie } from '@tanstack/react-start/server';
import { hash } from 'node:crypto';

import { refused, type Refusal } from '#app/lib/result';
import type { Env } from '#app/server/env';
import type { LimitName } from '#app/server/http/rate-limits/rate-limits';
import type { RequestContext } from '#app/server/http/request-context';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import { sign } from '#app/server/secret';
import type { Services } from '#app/server/services';

const oneYear = 365 * 24 * 3600;

/** Only the hash is stored. */
export function makerHash(env: Env): string | undefined {
  const token = getCookie(cookieName(env));
  return token ? hashOf(token) : undefined;
}

/** Follows from the request's key, so that two tries of one submission set the same token. */
export function ensureMaker({ env, secret }: Pick<Services, 'env' | 'secret'>, requestKey: string): string {
  const token = getCookie(cookieName(env)) || sign(secret, 'pitch-owner', requestKey);
  setCookie(cookieName(env), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.siteIsSecure,
    path: '/',
    maxAge: oneYear,
  });
  return hashOf(token);
}

/** Unknown and another's look the same. */
export async function isMaker(
  { database, env }: Pick<Services, 'database' | 'env'>,
  id: string,
): Promise<boolean> {
  const maker = makerHash(env);
  if (!maker) return false;
  const row = await database.query
    .selectFrom('pitches')
    .select('id')
    .where('id', '=', id)
    .where('owner_hash', '=', maker)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
  return row !== undefined;
}

/** Does what only the maker of a pitch may ask for, within a limit. */
export async function forMaker<Answer>(
  id: string,
  limit: LimitName,
  visitor: RequestContext,
  work: () => Promise<Answer>,
): Promise<Answer | Refusal<'missing' | 'too-many'>> {
  if (!(await isMaker(visitor.services, id))) return refused('missing');
  return (await overLimit(limit, visitor)) ?? work();
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}

function cookieName({ siteIsSecure }: Env): string {
  return siteIsSecure ? '__Host-pitch-owner' : 'pitch-owner';
}
