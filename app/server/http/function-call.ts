import { AsyncLocalStorage } from 'node:async_hooks';

type Call = { reached: boolean };

const calls = new AsyncLocalStorage<Call>();

/**
 * Runs a request for a server function. Where the framework fails before it has reached the function, the request is
 * at fault: an unknown function is not found, a payload that cannot be read is a bad request.
 */
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

/** Called by the first thing that runs of a function. */
export function markFunctionReached(): void {
  const call = calls.getStore();
  if (call) call.reached = true;
}

/** True while the framework reads a payload or looks for the function: what it complains of is the caller's. */
export function isBeforeFunction(): boolean {
  return calls.getStore()?.reached === false;
}

function plainAnswer(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
