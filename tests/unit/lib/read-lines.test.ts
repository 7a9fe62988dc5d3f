import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { readLines } from '#app/lib/read-lines';
import { loopbackServers } from '#tests/unit/features/pitch/loopback';

const listen = loopbackServers();

test('each line is given when it arrives, however the bytes are cut', async () => {
  const origin = await listen((_, response) => {
    const bytes = Buffer.from('"é"\n"b"\n');
    response.write(bytes.subarray(0, 2));
    setTimeout(() => response.end(bytes.subarray(2)), 20);
  });
  expect(await all(readLines(await fetch(origin), z.string()))).toEqual(['é', 'b']);
});

test('a connection that breaks is an error, after what had arrived', async () => {
  const origin = await listen((_, response) => {
    response.write('"a"\n');
    setTimeout(() => response.destroy(), 20);
  });
  const lines = readLines(await fetch(origin), z.string());
  expect(await lines.next()).toEqual({ done: false, value: 'a' });
  await expect(lines.next()).rejects.toThrow();
});

test('a line that is not what it should be is an error', async () => {
  const origin = await listen((_, response) => response.end('"a"\n1\n'));
  const lines = readLines(await fetch(origin), z.string());
  expect(await lines.next()).toEqual({ done: false, value: 'a' });
  await expect(lines.next()).rejects.toThrow();
});

test('a reader who leaves lets the connection go', async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const origin = await listen((_, response) => {
    response.write('"a"\n');
    response.on('close', leave);
  });
  for await (const line of readLines(await fetch(origin), z.string())) {
    expect(line).toBe('a');
    break;
  }
  await left;
});

test('an answer without a body has no lines', async () => {
  const origin = await listen((_, response) => response.writeHead(204).end());
  expect(await all(readLines(await fetch(origin), z.string()))).toEqual([]);
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const seen: Item[] = [];
  for await (const item of items) seen.push(item);
  return seen;
}
