import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

import { person } from './support/askers';
import { functionPath, requestPitch } from './support/brief';
import { expect, test } from './support/test';

test.use({
  serverEnv: {
    REQUEST_TIMEOUT_MS: '1500',
    RATE_LIMITS: 'on',
    PITCH_STEP_DELAY_MS: '20000',
    LOG_LEVEL: 'info',
  },
});

test('a body that trickles in a byte at a time is ended, and says nothing in the log', async ({ server }) => {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    [
      `POST ${functionPath('pitch.createPitch')} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      'Sec-Fetch-Site: same-origin',
      'Content-Length: 1000',
      '',
      '{',
    ].join('\r\n'),
  );
  const trickle = setInterval(() => socket.writable && socket.write(' '), 100);
  const began = Date.now();
  const answer = await text(socket).finally(() => clearInterval(trickle));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(Date.now() - began).toBeLessThan(5000);
  expect(server.output()).not.toMatch(/"level":(?:40|50|60)/);
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
