import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { functionPath } from './support/brief';
import { hasNginx, startNginx } from './support/nginx';
import { freePort } from './support/server';
import { expect, test } from './support/test';

const path = functionPath('pitch.createPitch');
const largeBody = 'a'.repeat(300_000);

test('a body over the limit gets its answer, and takes no other request along', async ({ server }) => {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(requestOf(path, largeBody));
  // The same connection again, as a proxy that keeps it would.
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});

test('a body that never ends is not waited for', async ({ server }) => {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(requestOf(path, largeBody, 3_000_000));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test('behind a proxy that keeps its connections, large bodies delay nobody else', async ({ server }) => {
  test.skip(!hasNginx, 'nginx is not installed');
  const proxy = await startProxy(server.port);
  try {
    const refused: Promise<number>[] = [];
    const others: Promise<number>[] = [];
    for (let round = 0; round < 20; round += 1) {
      refused.push(...Array.from({ length: 3 }, () => post(`${proxy.url}${path}`)));
      others.push(statusOf(`${proxy.url}/healthz`));
      await others.at(-1);
    }
    expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(refused))).toEqual(new Set([413]));
  } finally {
    await proxy.stop();
  }
});

function requestOf(to: string, body: string, length = body.length): string {
  return [
    `POST ${to} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    'Sec-Fetch-Site: same-origin',
    `Content-Length: ${length}`,
    '',
    body,
  ].join('\r\n');
}

async function post(url: string): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: largeBody,
    signal: AbortSignal.timeout(10_000),
  });
  await answer.text();
  return answer.status;
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  await answer.text();
  return answer.status;
}

/** A proxy in front, as in production: it keeps its connections to the server and hands them to the next visitor. */
async function startProxy(upstream: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const nginx = await startNginx(
    () => `
    upstream site { server 127.0.0.1:${upstream}; keepalive 16; }
    server {
      listen 127.0.0.1:${port};
      location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host localhost; }
    }`,
  );
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => statusOf(`${url}/healthz`).catch(() => 0)).toBe(200);
  return { url, stop: nginx.stop };
}
