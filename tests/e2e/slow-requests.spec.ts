import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

import { person } from './support/askers';
import { functionPath, requestPitch } from './support/brief';
import type { TestServer } from './support/server';
import { expect, test } from './support/test';

test.use({
  serverEnv: {
    REQUEST_TIMEOUT_MS: '1500',
    RATE_LIMITS: 'on',
    PITCH_STEP_DELAY_MS: '20000',
    LOG_LEVEL: 'info',
  },
});

const withBody = [
  `POST ${functionPath('pitch.createPitch')} HTTP/1.1`,
  'Host: localhost',
  'Content-Type: application/json',
  'Sec-Fetch-Site: same-origin',
  'Content-Length: 1000',
  '',
  '{',
].join('\r\n');

for (const [what, beginning] of [
  ['body', withBody],
  ['head', 'GET /contact HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
] as const) {
  test(`a ${what} that trickles in a byte at a time is ended, and says nothing in the log`, async ({
    server,
  }) => {
    const socket = await connected(server);
    socket.write(beginning);
    const trickle = setInterval(() => socket.writable && socket.write('x'), 100);
    const began = Date.now();
    const said = saidSince(server);
    const answer = await text(socket).finally(() => clearInterval(trickle));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(Date.now() - began).toBeLessThan(5000);
    // What has a head is a request, whose line comes once it has ended.
    if (what === 'body') await expect.poll(said).toContain('"msg":"request"');
    expect(said()).not.toMatch(/"level":(?:40|50|60)/);
  });
}

test('somebody who asks and never reads is cut, and nobody else', async ({ page, server }) => {
  const said = saidSince(server);
  // Says nothing for longer.
  await watchedAddress(page);
  const { path, bytes } = largestFile();
  // More than the buffers of a connection hold.
  const times = Math.ceil(40_000_000 / bytes);
  const deaf = await connected(server);
  deaf.on('error', () => {});
  deaf.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times));
  const cut = () => [...said().matchAll(/"path":"([^"]+)"[^\n]*"cut":true/g)].map(([, cutPath]) => cutPath);
  await expect.poll(() => cut().length).toBeGreaterThan(0);
  expect(new Set(cut())).toEqual(new Set([path]));
  let received = 0;
  for await (const chunk of deaf.iterator({ destroyOnReturn: true })) received += chunk.length;
  expect(received).toBeLessThan(bytes * times);
});

test('somebody who opens stream after stream is refused the fifty-first', async ({ page }) => {
  const stream = await watchedAddress(page);
  // One of them is the page's own.
  const open = await Promise.all(Array.from({ length: 49 }, () => responseOf(stream)));
  expect(new Set(open.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const refused = await responseOf(stream);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  open[0]?.destroy();
  await expect.poll(async () => (await responseOf(stream)).statusCode).toBe(200);
  for (const one of open) one.destroy();
});

/** What the server writes from now on. */
function saidSince(server: TestServer): () => string {
  const before = server.output().length;
  return () => server.output().slice(before);
}

async function connected({ port }: TestServer): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Of those that the build has made. */
function largestFile(): { path: string; bytes: number } {
  const files = readdirSync('dist/client/assets').map((name) => ({
    path: `/assets/${name}`,
    bytes: statSync(`dist/client/assets/${name}`).size,
  }));
  const [largest] = files.toSorted((one, other) => other.bytes - one.bytes);
  if (!largest) throw new Error('The build has no files');
  return largest;
}

/** The address of the stream that the page of a pitch follows. */
async function watchedAddress(page: Page): Promise<string> {
  const streams = page.waitForResponse((response) =>
    (response.headers()['content-type'] ?? '').includes('ndjson'),
  );
  await requestPitch(page);
  return (await streams).url();
}

async function responseOf(url: string): Promise<IncomingMessage> {
  const request = get(url, {
    agent: false,
    headers: { ...person, 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' },
  });
  const [response] = await once(request, 'response');
  return response;
}
