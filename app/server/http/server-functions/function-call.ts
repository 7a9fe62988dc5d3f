import { AsyncLocalStorage } from 'node:async_hooks';

import { plainAnswer } from '#app/server/answers';

type Call = { reached: boolean };

const calls = new AsyncLocalStorage<Call>();

/** A failure before the function is reached is the request's: 404 unknown, 400 unreadable. */
export function inFunctionCall<T extends { response: Response }>(
  next: () => Promise<T>,
): Promise<T | Response> {
  const call: Call = { reached: false };
  return calls.run(call, async () => {
    const result = await next().catch((error: unknown) => {
      if (call.reached || error instanceof Response) throw error;
      return undefined;
    });
    if (result === undefined) return plainAnswer('Not found', 404);
    return call.reached || result.response.status < 500 ? result : plainAnswer('Bad request', 400);
  });
}

export function markFunctionReached(): void {
  const call = calls.getStore();
  if (call) call.reached = true;
}

/** True while the framework reads a payload: its complaints are the caller's fault. */
export function isBeforeFunction(): boolean {
  return calls.getStore()?.reached === false;
}
