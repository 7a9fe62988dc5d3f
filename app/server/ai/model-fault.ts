import { APICallError } from 'ai';

import { ModelError, type ModelErrorKind } from './model-error';

/** The SDK's error is not kept as a cause, since it holds prompt and answer. */
export function modelFault(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (!APICallError.isInstance(error)) return new ModelError('unavailable');
  const { statusCode: status, isRetryable } = error;
  // With a good status the SDK calls a broken connection worth another try, and a body that is no JSON not.
  const brokenOff = status === 200 && isRetryable;
  return new ModelError(brokenOff ? 'cut' : faultOfStatus(status), status);
}

/** The kind of fault that an HTTP status tells; none at all means that the service is unavailable. */
export function faultOfStatus(status = 0): ModelErrorKind {
  if (status === 408 || status === 504) return 'timeout';
  if (status === 413) return 'too-long';
  if (status === 429) return 'rate-limited';
  return status >= 400 && status < 500 ? 'refused' : 'unavailable';
}
