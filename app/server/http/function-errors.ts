import { isNotFound, isRedirect } from '@tanstack/react-router';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';

import { isDatabaseAway } from '../db/database-away';
import { errorFacts } from '../error-facts';
import { runtime } from '../runtime';
import { BadRequest } from './bad-request';
import { markFunctionReached } from './function-call';

/**
 * Logs what a server function did not expect under the request's id, and throws in its place an error that
 * says nothing about the inside. Redirects and "not found" pass; a bad request gets status 400, and is not logged.
 * The status is 500, or 503 with `Retry-After` while the database is away: the same call may succeed a little later.
 * What was asked may be a promise that a stranger wrote, or pretend to be one, and nobody ever keeps it: a bad request.
 */
export async function hideTheInside<T>(
  next: () => Promise<T>,
  call: { requestId: string; name: string; asked?: unknown },
): Promise<T> {
  markFunctionReached();
  try {
    if (isThenable(call.asked)) throw new BadRequest();
    return await next();
  } catch (error) {
    if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error;
    if (error instanceof BadRequest) {
      setResponseStatus(error.status);
      throw error;
    }
    const isAway = isDatabaseAway(error);
    runtime().log.error(
      { ...errorFacts(error), requestId: call.requestId, function: call.name },
      'server function failed',
    );
    setResponseStatus(isAway ? 503 : 500);
    if (isAway) setResponseHeader('retry-after', '5');
    throw new UnexpectedError(call.requestId);
  }
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

/** The one error message that leaves the server. */
class UnexpectedError extends Error {
  constructor(requestId: string) {
    super(`Unexpected error ${requestId}`);
    this.name = 'UnexpectedError';
    this.stack = undefined;
  }
}
