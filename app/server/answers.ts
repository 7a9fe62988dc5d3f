import type { Refusal } from '#app/lib/result';

/** A few words in plain text, which no cache keeps. */
export function plainAnswer(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** A status without words, which no cache keeps. */
export function emptyAnswer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** To whoever asked for what is not there, or for that too often. */
export function refusalAnswer(
  refusal: Refusal<'missing' | 'too-many'>,
  headers: Record<string, string> = {},
): Response {
  if (refusal.error === 'missing') return plainAnswer('Not found', 404, headers);
  return plainAnswer('Too many unknown addresses', 429, {
    ...headers,
    'retry-after': `${refusal.retryAfter}`,
  });
}
