import type { Refusal } from '#app/lib/result';

/** When to come back, in seconds, where an answer says so. */
export function retryAfterOf(
  answer: { ok: true } | Refusal<'missing' | 'too-many'> | undefined,
): number | undefined {
  return answer && !answer.ok && answer.error === 'too-many' ? answer.retryAfter : undefined;
}
