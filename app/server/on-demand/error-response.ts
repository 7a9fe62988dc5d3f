import type { HttpError } from './http-error';

/** Nothing in what is made may load or start anything when it is opened by itself. */
export const inertHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
};

/** `retryAfter` in seconds. */
export function errorResponse({ status, reason }: HttpError, retryAfter?: number): Response {
  return new Response(reason, {
    status,
    headers: {
      ...inertHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  });
}
