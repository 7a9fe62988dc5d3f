import { isNotFound, isRedirect } from '@tanstack/react-router';
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import * as z from 'zod/mini';

import { databaseRetryAfter, isDatabaseUnavailable } from '../../db/database-unavailable';
import { errorFacts } from '../../error-facts';
import type { Log } from '../../log';
import { isFunctionPath } from '../request/paths';
import { markFunctionReached } from './function-call';
import { InvalidInput } from './input';

/** Of refusals by their codes; 400 for any other. What is unavailable is said with 200: an answer of 5xx loses its body. */
const statuses: Record<string, number> = {
  missing: 404,
  busy: 409,
  conflict: 409,
  impossible: 409,
  'not-needed': 409,
  'address-taken': 409,
  'too-many': 429,
  unavailable: 200,
};

const refusalSchema = z.object({
  ok: z.literal(false),
  error: z.string(),
  retryAfter: z.optional(z.number()),
});

type Call = { requestId: string; name: string; log: Log; input?: unknown; onRefusal?: () => void };

/**
 * Runs a server function and gives what comes of it its status: that of a refusal (`Result`); 400 for input that its
 * schema refuses; else 500, or 503 with `Retry-After` while the database is away, since the same call may succeed a
 * little later. What was not expected is logged under the request's id, and an error that says nothing about the inside
 * is thrown in its place. Redirects, "not found" and answers of the function's own pass.
 */
export async function answerCall<Answer extends object>(
  next: () => Promise<Answer>,
  call: Call,
): Promise<Answer> {
  markFunctionReached();
  try {
    // A promise that a stranger wrote is never kept: nobody is to wait for it.
    if (isThenable(call.input)) throw new InvalidInput();
    const answer = await next();
    if ('result' in answer) sayRefusal(answer.result, call.onRefusal);
    return answer;
  } catch (error) {
    throw isPassing(error) ? error : masked(error, call);
  }
}

/** A page has the status of what it shows; only a visitor over the limit gets 429 there too. */
function sayRefusal(result: unknown, onRefusal: Call['onRefusal']): void {
  const refusal = refusalSchema.safeParse(result).data;
  if (!refusal) return;
  onRefusal?.();
  const { error, retryAfter } = refusal;
  if (error !== 'too-many' && !isFunctionPath(new URL(getRequest().url).pathname)) return;
  setResponseStatus(statuses[error] ?? 400);
  if (retryAfter !== undefined) setResponseHeader('retry-after', String(retryAfter));
}

function isPassing(error: unknown): boolean {
  return isRedirect(error) || isNotFound(error) || error instanceof Response;
}

/** The error to throw in place of another, with its status set. */
function masked(error: unknown, { requestId, name, log }: Call): Error {
  if (error instanceof InvalidInput) {
    setResponseStatus(400);
    return error;
  }
  log.error({ ...errorFacts(error), requestId, function: name }, 'server function failed');
  const isUnavailable = isDatabaseUnavailable(error);
  setResponseStatus(isUnavailable ? 503 : 500);
  if (isUnavailable) setResponseHeader('retry-after', databaseRetryAfter);
  return new UnexpectedError(requestId);
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

class UnexpectedError extends Error {
  constructor(requestId: string) {
    super(`Unexpected error ${requestId}`);
    this.name = 'UnexpectedError';
    this.stack = undefined;
  }
}
