/** Over the limit of wrong addresses a visitor is told of none, right ones included. `retryAfter` in seconds. */
export class TooManyTried extends Error {
  constructor(retryAfter: number) {
    super(`Too many unknown addresses: ${retryAfter}`);
  }
}

/** When to come back, in seconds. Read from the words, which are all of an error that a page brings along. */
export function retryAfterTooMany(error: unknown): number | undefined {
  const message = error instanceof Error ? error.message : '';
  const seconds = /^Too many unknown addresses: (\d+)$/.exec(message)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
