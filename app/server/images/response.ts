import { FastResponse } from 'srvx';

import type { StoredPicture } from './disk-cache';
import type { HttpError } from './http-error';

const day = 86_400;

/** Nothing in a picture may load or start anything when it is opened by itself. */
const always = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };

export type CacheControl = { versioned: boolean; byAccept: boolean };

/** The answer with a picture, or 304 to a browser that has it. */
export function pictureResponse(
  request: Request,
  made: StoredPicture,
  { versioned, byAccept }: CacheControl,
): Response {
  const etag = `"${made.hash}"`;
  const headers = {
    ...always,
    etag,
    'cache-control': versioned ? `public, max-age=${365 * day}, immutable` : `public, max-age=${day}`,
    ...(byAccept && { vary: 'Accept' }),
  };
  if (isHeld(request, etag)) return new Response(null, { status: 304, headers });
  // A `Response` would stream the bytes, which costs two thirds of the speed.
  return new FastResponse(made.bytes, {
    headers: {
      ...headers,
      'content-type': `image/${made.format}`,
      'content-length': String(made.bytes.length),
    },
  });
}

/** `retryAfter` in seconds. */
export function errorResponse({ status, reason }: HttpError, retryAfter?: number): Response {
  return new Response(reason, {
    status,
    headers: {
      ...always,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  });
}

function isHeld(request: Request, etag: string): boolean {
  const held = request.headers.get('if-none-match');
  return held !== null && held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
