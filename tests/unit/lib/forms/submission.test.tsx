import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { ok, refused, type Result } from '#app/lib/result';
import { SubmissionError, submissionFailed, useSubmission } from '#app/lib/forms/submission';

type Answer = Result<string, 'closed' | 'too-many'>;

afterEach(() => {
  vi.restoreAllMocks();
});

test('a form is sent once, however often it is pressed, and can be sent again', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const post = vi.fn<(sent: string) => Promise<Answer>>().mockReturnValueOnce(promise);
  const submission = shown(post);
  await act(async () => {
    submission.current.send('one');
    submission.current.send('two');
  });
  expect(post).toHaveBeenCalledExactlyOnceWith('one');
  await act(async () => resolve(refused('closed')));
  post.mockResolvedValueOnce(ok('taken'));
  await act(async () => submission.current.send('three'));
  await vi.waitFor(() => expect(submission.current.data).toBe('taken'));
  expect(submission.current.problem).toBeUndefined();
});

test.each<[string, () => Promise<Answer>, object]>([
  ['its code', async () => refused('closed'), { kind: 'closed' }],
  [
    'when to come back',
    async () => ({ ok: false, error: 'too-many', retryAfter: 60 }),
    { kind: 'too-many', retryAfter: 60 },
  ],
  ['what the form threw', () => Promise.reject(submissionFailed('robot')), { kind: 'robot' }],
  [
    'what it has of its own',
    () => Promise.reject(new SubmissionError({ kind: 'invalid', faults: ['name'] })),
    { kind: 'invalid', faults: ['name'] },
  ],
  ['that nothing came back', () => Promise.reject(new Error('lost')), { kind: 'failed' }],
])('a form that is not taken has %s', async (_, post, problem) => {
  expect(await problemAfter(post)).toEqual(problem);
});

test.each([new Error('lost'), 'robot'])('without a network that is why: %s', async (thrown) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const post = () => Promise.reject(thrown === 'robot' ? submissionFailed('robot') : thrown);
  expect(await problemAfter(post)).toEqual({ kind: 'offline' });
});

async function problemAfter(post: () => Promise<Answer>) {
  const submission = shown(post);
  await act(async () => submission.current.send('one'));
  await vi.waitFor(() => expect(submission.current.problem).toBeDefined());
  return submission.current.problem;
}

function shown(post: (sent: string) => Promise<Answer>) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useSubmission<string, string, 'closed' | 'too-many'>({ post }), { wrapper }).result;
}
