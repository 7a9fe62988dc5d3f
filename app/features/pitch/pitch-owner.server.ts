import { getCookie, setCookie } from '@tanstack/react-start/server';
import { createHash } from 'node:crypto';

import { runtime } from '#app/server/runtime';
import { sign } from '#app/server/secret';

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

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function isSecure(): boolean {
  return runtime().env.siteUrl.startsWith('https:');
}

function cookieName(): string {
  return isSecure() ? '__Host-pitch-owner' : 'pitch-owner';
}
