import { notFound, redirect } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';

import { BadRequest } from '#app/server/http/bad-request';
import { hideTheInside } from '#app/server/http/function-errors';
import { runtimeForEachTest } from './booted';

const booted = runtimeForEachTest();
const call = { requestId: 'request-1', name: 'createPitch' };

test('what a function answers passes', async () => {
  expect(await hideTheInside(async () => 'answer', call)).toBe('answer');
});

test.each([notFound(), redirect({ href: '/' }), new Response('no')])(
  'what is no error passes',
  async (thrown) => {
    await expect(hideTheInside(() => Promise.reject(thrown), call)).rejects.toBe(thrown);
    expect(booted.lines).toEqual([]);
  },
);

test('what no screen asks for fills no log', async () => {
  await expect(hideTheInside(() => Promise.reject(new BadRequest()), call)).rejects.toThrow();
  expect(booted.lines).toEqual([]);
});

test.each([
  ['a promise that nobody keeps', new Promise(() => {})],
  // oxlint-disable-next-line unicorn/no-thenable
  ['an object with a function as its `then`', { then: () => {} }],
])('%s is refused, and nobody waits for it', async (_, asked) => {
  const next = vi.fn<() => Promise<string>>(async () => 'answer');
  await expect(hideTheInside(next, { ...call, asked })).rejects.toThrow();
  expect(next).not.toHaveBeenCalled();
});

// The answer's status needs the framework's request: the browser tests see to it.
test('an error is logged under the id of its request, without the row that a database refused', async () => {
  const error = Object.assign(new Error('violates a constraint'), { detail: 'Failing row: (canary)' });
  await expect(hideTheInside(() => Promise.reject(error), call)).rejects.not.toBe(error);
  const line = booted.lines.join('');
  expect(line).toContain('request-1');
  expect(line).toContain('createPitch');
  expect(line).toContain('violates a constraint');
  expect(line).not.toContain('canary');
});
