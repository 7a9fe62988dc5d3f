import { APICallError } from 'ai';

import { ModelError, type ModelErrorKind } from './model-error';

/**
 * The `ModelError` for what the SDK threw. `begun` says that a part of the answer had come. The SDK's error is not kept
 * as a cause: it holds the prompt and the answer.
 */
export function modelFault(error: unknown, begun = false): ModelError {
  if (error instanceof ModelError) return error;
  if (!APICallError.isInstance(error)) return new ModelError(begun ? 'cut' : 'unavailable');
  const { statusCode: status, isRetryable } = error;
  // With a good status the SDK calls a broken connection worth another try, and a body that is no JSON not.
  const brokenOff = status === 200 && isRetryable;
  return new ModelError(begun || brokenOff ? 'cut' : kindOf(status), status);
}

function kindOf(status = 0): ModelErrorKind {
  if (status === 408 || status === 504) return 'timeout';
  if (status === 413) return 'too-long';
  if (status === 429) return 'rate-limited';
  return status >= 400 && status < 500 ? 'refused' : 'unavailable';
}
