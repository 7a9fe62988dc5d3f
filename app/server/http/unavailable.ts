import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';

/** When to come back, in seconds. */
const retryAfter = 30;

/**
 * Gives the page that is being rendered the status 503 with `Retry-After`. A function that the browser calls keeps
 * its 200: it answers with a value that says so.
 */
export function answerUnavailable(): void {
  if (new URL(getRequest().url).pathname.startsWith('/_serverFn/')) return;
  setResponseStatus(503);
  setResponseHeader('retry-after', String(retryAfter));
}
