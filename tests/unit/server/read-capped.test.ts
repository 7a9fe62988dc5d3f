import { expect, test } from 'vitest';

import { readCappedText } from '#app/server/read-capped';

test('reads a body up to its limit in bytes', async () => {
  expect(await readCappedText(new Response('été').body, 5)).toBe('été');
  expect(await readCappedText(new Response('été').body, 4)).toBeUndefined();
  expect(await readCappedText(null, 5)).toBe('');
});

test('fetches nothing beyond it', async () => {
  let sent = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1000));
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  expect(await readCappedText(endless, 2500)).toBeUndefined();
  expect(sent).toBe(3);
  expect(cancelled).toBe(true);
});

test('a letter cut in two by the network is whole', async () => {
  const [first, ...rest] = new TextEncoder().encode('é');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Uint8Array.of(first ?? 0));
      controller.enqueue(Uint8Array.from(rest));
      controller.close();
    },
  });
  expect(await readCappedText(body, 10)).toBe('é');
});
