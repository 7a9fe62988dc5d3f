import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';

import { requestPitch } from './support/brief';
import { hasNginx, type Nginx, startNginx } from './support/nginx';
import { freePort, startServer, type TestServer } from './support/server';
import { expect, test } from './support/test';

test.skip(!hasNginx, 'nginx is not installed');
test.use({ ignoreHTTPSErrors: true });

let site: TestServer;
let nginx: Nginx;
let url = '';

test.beforeAll(async () => {
  const port = await freePort();
  url = `https://localhost:${port}`;
  site = await startServer({
    SITE_URL: url,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'on',
    PITCH_STEP_DELAY_MS: '600',
  });
  nginx = await startNginx((folder) => exampleFor({ folder, port, plainPort: port + 1, site: site.port }));
  await expect.poll(() => statusOf('/healthz').catch(() => 0)).toBe(200);
});
test.afterAll(async () => {
  await nginx?.stop();
  await site?.dispose();
});

test('the example of nginx carries the site over TLS and HTTP/2, and lets each step of a pitch through at once', async ({
  page,
}) => {
  await requestPitch(page, 'A product', url);
  const done = page.locator('li[data-state=done]');
  await expect(done.first()).toBeVisible();
  expect(await done.count()).toBeLessThan(6);
  await expect(
    page.getByRole('heading', { name: 'Your free elevator pitch is here', level: 1 }),
  ).toBeVisible();
  const protocol = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming ? navigation.nextHopProtocol : '';
  });
  expect(protocol).toBe('h2');
  const [owner] = (await page.context().cookies()).filter(({ name }) => name.startsWith('__Host-'));
  expect(owner).toMatchObject({ secure: true, httpOnly: true });
});

test('a visitor cannot name another address, and a body over the limit is told', async ({}) => {
  for (let guess = 0; guess < 30; guess += 1)
    await statusOf(`/agents/elevator-pitch/${'A'.repeat(22)}`, guess);
  expect(await statusOf(`/agents/elevator-pitch/${'A'.repeat(22)}`, 99)).toBe(429);
  expect(await statusOf('/contact', 0, 'x'.repeat(1_100_000))).toBe(413);
});

/** The file of the documentation, with the ports and certificate of this test. */
function exampleFor(of: { folder: string; port: number; plainPort: number; site: number }): string {
  const key = `${of.folder}/key.pem`;
  const certificate = `${of.folder}/certificate.pem`;
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
    ].concat(['-subj', '/CN=localhost', '-keyout', key, '-out', certificate]),
    { stdio: 'ignore' },
  );
  return readFileSync('docs/deployment/nginx.conf', 'utf8')
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${of.plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${of.port} `)
    .replace('127.0.0.1:3001', `127.0.0.1:${of.site}`)
    .replace(/^ *server 127\.0\.0\.1:3002.*$/m, '')
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replace('/var/log/nginx/verbe.log', 'stderr')
    .replaceAll('verbe.example', 'localhost')
    .replace('proxy_set_header Host $host;', 'proxy_set_header Host $http_host;');
}

/** Of a request that pretends to come from another address, different for each `from`. */
function statusOf(path: string, from = 0, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = { 'x-forwarded-for': `203.0.113.${from}`, accept: 'text/html' };
    const asked = request(url + path, { method, headers, rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject).end(body);
  });
}
