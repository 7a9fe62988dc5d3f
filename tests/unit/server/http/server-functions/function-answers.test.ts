import { notFound, redirect } from '@tanstack/react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { ok, refused } from '#app/lib/result';
import { answerCall } from '#app/server/http/server-functions/function-answers';
import { InvalidInput } from '#app/server/http/server-functions/input';
import { recordingLog } from '#tests/integration/support/recording-log';

const { log, lines } = recordingLog();
const call = { requestId: 'request-1', name: 'createPitch', log };

const framework = vi.hoisted(() => ({ url: '', status: 200, headers: new Map<string, string>() }));
vi.mock('@tanstack/react-start/server', () => ({
  getRequest: () => new Request(framework.url),
  setResponseHeader: (name: string, value: string) => void framework.headers.set(name, value),
  setResponseStatus: (status: number) => void (framework.status = status),
}));

beforeEach(() => {
  Object.assign(framework, { url: 'https://verbe.example/_serverFn/x', status: 200 });
  framework.headers.clear();
  lines.length = 0;
});

const statusOf = async (result: unknown) => {
  await answerCall(async () => ({ result }), call);
  return framework.status;
};

describe('the status of a call', () => {
  test.each([
    [200, ok('value')],
    [200, 'no result'],
    [200, refused('unavailable')],
    [400, refused('email-invalid')],
    [404, refused('missing')],
    [409, refused('busy')],
  ])('is %i for %j, which passes as it is', async (status, result) => {
    expect(await statusOf(result)).toBe(status);
  });

  test('is 429 over the limit, with the time to come back', async () => {
    expect(await statusOf({ ok: false, error: 'too-many', retryAfter: 61 })).toBe(429);
    expect(framework.headers.get('retry-after')).toBe('61');
  });

  test('of a page that calls it is the page’s own, but for who is over the limit', async () => {
    framework.url = 'https://verbe.example/recherche';
    expect(await statusOf(refused('missing'))).toBe(200);
    expect(await statusOf({ ok: false, error: 'too-many', retryAfter: 1 })).toBe(429);
  });
});

test.each([notFound(), redirect({ href: '/' }), new Response('no')])(
  'what is no error passes',
  async (thrown) => {
    await expect(answerCall(() => Promise.reject(thrown), call)).rejects.toBe(thrown);
    expect(lines).toEqual([]);
  },
);

test('input that no screen sends is a bad request, and fills no log', async () => {
  await expect(answerCall(() => Promise.reject(new InvalidInput()), call)).rejects.toThrow('invalid');
  expect(framework.status).toBe(400);
  expect(lines).toEqual([]);
});

test.each([
  ['a promise that nobody keeps', new Promise(() => {})],
  // oxlint-disable-next-line unicorn/no-thenable
  ['an object with a function as its `then`', { then: () => {} }],
])('%s is refused, and nobody waits for it', async (_, input) => {
  const next = vi.fn<() => Promise<object>>(async () => ({}));
  await expect(answerCall(next, { ...call, input })).rejects.toThrow('invalid');
  expect(next).not.toHaveBeenCalled();
});

test('an error is logged under the id of its request, without the row that a database refused', async () => {
  const error = Object.assign(new Error('violates a constraint'), { detail: 'Failing row: (canary)' });
  await expect(answerCall(() => Promise.reject(error), call)).rejects.toThrow('Unexpected error request-1');
  expect(framework.status).toBe(500);
  const line = lines.join('');
  expect(line).toContain('request-1');
  expect(line).toContain('createPitch');
  expect(line).toContain('violates a constraint');
  expect(line).not.toContain('canary');
});
