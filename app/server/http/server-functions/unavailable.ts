import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';

import { isFunctionPath } from '../request/paths';

const retryAfter = 30;

/** A page gets 503 with `Retry-After`; a function called by the browser keeps 200, and its result says so. */
export function answerUnavailable(): void {
  if (isFunctionPath(new URL(getRequest().url).pathname)) return;
  setResponseStatus(503);
  setResponseHeader('retry-after', String(retryAfter));
}
