import { describe, expect, test } from 'vitest';

import { ModelError } from '#app/server/ai/model-error';

describe('a model error', () => {
  test.each(['refused', 'too-long', 'budget-spent'] as const)('%s is not worth another try', (kind) => {
    expect(new ModelError(kind).retryable).toBe(false);
  });

  test.each([
    'timeout',
    'rate-limited',
    'unavailable',
    'invalid-answer',
    'empty',
    'cut',
    'circuit-open',
  ] as const)('%s is', (kind) => {
    expect(new ModelError(kind).retryable).toBe(true);
  });

  test('says the status where there was one', () => {
    expect(new ModelError('refused', 401)).toMatchObject({
      message: 'The language model refused the call (HTTP 401)',
      status: 401,
    });
  });
});
