/** In ms; what was sent can be sent again. */
export const answerTimeoutMs = 30_000;

/** Ends a call whose answer takes too long, as on a line that is up and silent: what waits for it could else never be left. */
export function answerTimeout(): AbortSignal {
  return AbortSignal.timeout(answerTimeoutMs);
}
