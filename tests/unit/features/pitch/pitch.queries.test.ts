import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

import { pitchQuery } from '#app/features/pitch/pitch.queries';
import type { PitchSnapshot } from '#app/features/pitch/snapshot';
import { ok, refused, type Result } from '#app/lib/result';
import { retryAfterTooMany } from '#app/lib/too-many-tried';
import { generating } from './pitches';

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  getPitch: vi.fn<() => Promise<Result<PitchSnapshot, 'missing' | 'too-many'>>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

const query = pitchQuery(generating.id);
const newer: PitchSnapshot = { ...generating, revision: 5 };

beforeEach(() => vi.resetAllMocks());

test('a fetch that the stream has overtaken takes nothing back', async () => {
  const client = new QueryClient();
  const { promise: response, resolve: answer } = Promise.withResolvers<Result<PitchSnapshot>>();
  functions.getPitch.mockReturnValue(response);
  const fetching = client.fetchQuery(query);
  client.setQueryData(query.queryKey, newer);
  answer(ok(generating));
  await fetching;
  expect(client.getQueryData(query.queryKey)).toEqual(newer);
});

test.each([
  ['is newer', { ...generating, revision: 6 }],
  ['is as new', { ...newer, awaited: true }],
  ['finds the pitch gone', null],
])('a fetch that %s counts', async (_, fetched) => {
  const client = new QueryClient();
  client.setQueryData(query.queryKey, newer);
  functions.getPitch.mockResolvedValue(fetched ? ok(fetched) : refused('missing'));
  await client.fetchQuery({ ...query, staleTime: 0 });
  expect(client.getQueryData(query.queryKey)).toEqual(fetched);
});

test('a first fetch that is refused for a while does not tell that the pitch is gone', async () => {
  const client = new QueryClient();
  functions.getPitch.mockResolvedValue({ ok: false, error: 'too-many', retryAfter: 60 });
  const failure: unknown = await client.fetchQuery(query).catch((error: unknown) => error);
  expect(retryAfterTooMany(failure)).toBe(60);
});

test('a fetch that is refused for a while takes nothing away', async () => {
  const client = new QueryClient();
  client.setQueryData(query.queryKey, newer);
  functions.getPitch.mockResolvedValue({ ok: false, error: 'too-many', retryAfter: 60 });
  await client.fetchQuery({ ...query, staleTime: 0 });
  expect(client.getQueryData(query.queryKey)).toEqual(newer);
});
