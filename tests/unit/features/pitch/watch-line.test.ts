import { expect, test } from 'vitest';

import { openLine, whileWhole } from '#app/features/pitch/watch-line';
import { linesOf, loopbackServers } from './loopback';

const listen = loopbackServers();

test('a line gives the answer of the server as it is', async () => {
  const origin = await listen((_, response) => response.writeHead(202, { 'x-of': 'server' }).end('a\nb\n'));
  const line = openLine();
  const response = await line.fetch(origin);
  expect(response.status).toBe(202);
  expect(response.headers.get('x-of')).toBe('server');
  expect(await all(whileWhole(linesOf(response, String), line.broken))).toEqual(['a', 'b']);
});

test('a line that breaks ends quietly, after what had arrived', async () => {
  const origin = await listen((_, response) => {
    response.write('a\n');
    setTimeout(() => response.destroy(), 20);
  });
  const line = openLine();
  const response = await line.fetch(origin);
  expect(await all(whileWhole(linesOf(response, String), line.broken))).toEqual(['a']);
  expect(await line.broken).toBe('broken');
});

test('a reader that the break leaves waiting is let go', async () => {
  const origin = await listen((_, response) => {
    response.write('a\n');
    setTimeout(() => response.destroy(), 20);
  });
  const line = openLine();
  const response = await line.fetch(origin);
  async function* waitsForEver() {
    yield* linesOf(response, String);
    await new Promise(() => {});
  }
  expect(await all(whileWhole(waitsForEver(), line.broken))).toEqual(['a']);
});

test('a line that is called off ends quietly too, and the server sees it go', async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const origin = await listen((_, response) => {
    response.write('a\n');
    response.on('close', leave);
  });
  const line = openLine();
  const off = new AbortController();
  const response = await line.fetch(origin, { signal: off.signal });
  const seen: string[] = [];
  for await (const item of whileWhole(linesOf(response, String), line.broken)) {
    seen.push(item);
    off.abort();
  }
  await left;
  expect(seen).toEqual(['a']);
});

test('a connection that cannot be opened is an error of its own', async () => {
  const origin = await listen((request) => request.socket.destroy());
  await expect(openLine().fetch(origin)).rejects.toThrow();
});

test('an answer without a body passes', async () => {
  const origin = await listen((_, response) => response.writeHead(204).end());
  expect((await openLine().fetch(origin)).body).toBeNull();
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const seen: Item[] = [];
  for await (const item of items) seen.push(item);
  return seen;
}
