/**
 * What a server function answers: a value, or the code of a refusal, for which the screen has words. A request that no
 * screen sends, and what the server did not expect, are errors: the call rejects.
 */
export type Result<Value, Code extends string = never> = { ok: true; value: Value } | Refusal<Code>;

/** `retryAfter` in seconds. */
export type Refusal<Code extends string> = Code extends 'too-many'
  ? { ok: false; error: Code; retryAfter: number }
  : { ok: false; error: Code };

/** The result of a call that succeeded. */
export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** The result of a call that was refused for an expected reason; the screen chooses the words for its code. */
export function refused<Code extends string>(error: Code): { ok: false; error: Code } {
  return { ok: false, error };
}
