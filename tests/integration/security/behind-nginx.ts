import { connect, type IncomingHttpHeaders } from 'node:http2';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { documentedSite, type Nginx, startNginx } from '#tests/e2e/support/nginx';
import { freePort, startServer, type TestServer } from '#tests/e2e/support/server';
import { encoded, siteCalls } from '#tests/support/site-calls';
import { order } from '#tests/integration/support/site-under-scan';
import { until } from '#tests/integration/support/until';

const unknown = `/agents/elevator-pitch/${'A'.repeat(22)}`;

/** The site behind the very file of the documentation, in Debian's nginx. The build must stand. */
export function nginxPoints(): void {
  let site: TestServer | undefined;
  let nginx: Nginx | undefined;
  let origin = '';

  beforeAll(async () => {
    const [port, plainPort] = [await freePort(), await freePort()];
    origin = `https://localhost:${port}`;
    const started = await startServer({
      SITE_URL: origin,
      HOST: '127.0.0.1',
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMITS: 'on',
      PITCH_STEP_DELAY_MS: '400',
    });
    site = started;
    nginx = await startNginx((folder) => documentedSite({ folder, port, plainPort, sites: [started.port] }));
    await until(async () => (await ask('/healthz').catch(() => undefined))?.status === 200);
  });
  afterAll(async () => {
    await nginx?.stop();
    await site?.dispose();
  });

  test('pages come over TLS and HTTP/2, and the cookie of a pitch is of this host', async () => {
    const page = await ask('/contact');
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toContain('max-age=');
    const made = await call('pitch.createPitch', order());
    expect(`${made.headers['set-cookie']}`).toMatch(/^__Host-.*Secure/);
  });

  test('each step of a pitch comes when it is done', async () => {
    const made = await call('pitch.createPitch', order());
    const id = /"([\w-]{22})"/.exec(made.text)?.[1] ?? '';
    const stream = await call('pitch.watchPitch', { id, after: 0 });
    // Held back by a buffer, they would come as one.
    expect(stream.arrivals.length).toBeGreaterThan(4);
    expect((stream.arrivals.at(-1) ?? 0) - (stream.arrivals[0] ?? 0)).toBeGreaterThan(1200);
  });

  test('a body over the limit is told, and a visitor cannot name another address', async () => {
    expect((await ask('/contact', { method: 'POST', body: 'x'.repeat(1_100_000) })).status).toBe(413);
    const guess = (from: number) => ask(unknown, { headers: { 'x-forwarded-for': `203.0.113.${from}` } });
    for (let from = 0; from < 30; from += 1) await guess(from);
    expect((await guess(99)).status).toBe(429);
  });

  function call(name: string, data: unknown): Promise<Answer> {
    const path = new URL(siteCalls(origin).addressOf(name)).pathname;
    const headers = {
      accept: 'application/x-tss-framed, application/x-ndjson, application/json',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-tsr-serverfn': 'true',
    };
    const body = encoded(data);
    return name.startsWith('pitch.watch')
      ? ask(`${path}?payload=${encodeURIComponent(body)}`, { headers })
      : ask(path, { method: 'POST', headers, body });
  }

  async function ask(
    path: string,
    {
      method = 'GET',
      headers = {},
      body,
    }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer> {
    const session = connect(origin, { rejectUnauthorized: false });
    try {
      return await new Promise((resolve, reject) => {
        session.on('error', reject);
        const request = session.request({ ':method': method, ':path': path, ...headers });
        const answer: Answer = { status: 0, headers: {}, text: '', arrivals: [] };
        request.on('response', (given) =>
          Object.assign(answer, { headers: given, status: given[':status'] ?? 0 }),
        );
        request.setEncoding('utf8').on('data', (chunk: string) => {
          answer.text += chunk;
          answer.arrivals.push(performance.now());
        });
        request.on('end', () => resolve(answer)).on('error', reject);
        request.end(body);
      });
    } finally {
      session.close();
    }
  }
}

/** `arrivals`: when each piece of the body came, in ms. */
type Answer = { status: number; headers: IncomingHttpHeaders; text: string; arrivals: number[] };
