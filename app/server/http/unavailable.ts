import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';

import { isFunctionPath } from './paths';

/** When to come back, in seconds. */
const retryAfter = 30;

/**
 * Gives the page that is being rendered the status 503 with `Retry-After`. A function that the browser calls keeps
 * its 200: it answers with a value that says so.
 */
export function answerUnavailable(): void {
  if (isFunctionPath(new URL(getRequest().url).pathname)) return;
  setResponseStatus(503);
  setResponseHeader('retry-after', String(retryAfter));
}
