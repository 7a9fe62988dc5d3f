import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';

import { observed as observing } from '#app/server/http/observe-requests';
import { createMetrics } from '#app/server/metrics/metrics';
import { recordingLog } from '#tests/integration/support/recording-log';

const id = 'AbCdEfGhIjKlMnOpQrStUv';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('each request has one line, with neither query, address nor the id of a pitch', async () => {
  const site = await observed((response) => {
    setTimeout(() => response.setHeader('x-request-id', 'one').end('x'.repeat(1000)), 50);
  });
  await read(`${site.url}/agents/elevator-pitch/${id}?lang=fr&q=canary`);
  await expect.poll(() => site.lines).toHaveLength(1);
  const line = JSON.parse(site.lines[0] ?? '');
  expect(line).toMatchObject({
    msg: 'request',
    requestId: 'one',
    method: 'GET',
    path: '/agents/elevator-pitch/:id',
    status: 200,
  });
  expect(line.bytes).toBeGreaterThan(1000);
  expect(line.bytes).toBeLessThan(1500);
  expect(line.ms).toBeGreaterThanOrEqual(49);
  expect(line.ms).toBeLessThan(5000);
  expect(site.lines[0]).not.toMatch(/canary|127\.0\.0\.1|AbCdEf/);
});

test('the second answer of a connection counts its own bytes', async () => {
  const site = await observed((response) => response.end('short'));
  await read(`${site.url}/`);
  await read(`${site.url}/`);
  await expect.poll(() => site.lines).toHaveLength(2);
  const [first, second] = site.lines.map((line) => JSON.parse(line).bytes);
  expect(second).toBe(first);
});

test('an address that names a host, or the old one of a pitch, is logged without its secret', async () => {
  const site = await observed((response) => response.end());
  for (const target of [
    `http://other.example/agents/elevator-pitch/${id}`,
    `//agents//elevator-pitch/${id}?x`,
  ]) {
    const socket = connect(site.port, '127.0.0.1');
    socket.end(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    socket.resume();
    await once(socket, 'close');
  }
  await expect.poll(() => site.lines).toHaveLength(2);
  for (const line of site.lines) expect(JSON.parse(line).path).toBe('/agents/elevator-pitch/:id');
});

test('an answer whose reader leaves is logged as cut', async () => {
  const site = await observed((response) =>
    response.setHeader('content-type', 'application/x-ndjson').write('{}\n'),
  );
  const leaving = new AbortController();
  const answer = await fetch(site.url, { signal: leaving.signal });
  expect(answer.status).toBe(200);
  leaving.abort();
  await expect.poll(() => site.lines).toHaveLength(1);
  expect(JSON.parse(site.lines[0] ?? '')).toMatchObject({ status: 200, cut: true });
  const text = await site.metrics.text();
  expect(text).toContain('http_requests_total{kind="stream",status="200"} 1');
  expect(text).not.toContain('http_request_duration_seconds_count');
});

test('requests are counted by what they were answered with', async () => {
  const site = await observed((response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').writeHead(404).end('no'),
  );
  await read(`${site.url}/nowhere`);
  await read(`${site.url}/_serverFn/abc`);
  await expect.poll(() => site.lines).toHaveLength(2);
  const text = await site.metrics.text();
  expect(text).toContain('http_requests_total{kind="page",status="404"} 1');
  expect(text).toContain('http_requests_total{kind="function",status="404"} 1');
  expect(text).toContain('http_request_duration_seconds_count{kind="page"} 1');
});

async function observed(answer: (response: ServerResponse) => unknown) {
  const { log, lines } = recordingLog();
  const metrics = createMetrics();
  const listener = observing(
    (_request, response) => {
      answer(response);
      return undefined;
    },
    { log, metrics },
  );
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { url: `http://127.0.0.1:${port}`, port, lines, metrics };
}

async function read(url: string): Promise<void> {
  await (await fetch(url)).text();
}
