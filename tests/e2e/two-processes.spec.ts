import { randomBytes } from 'node:crypto';

import { median } from '../../scripts/bench/figures';
import { createPitch, watchPitch } from '../../scripts/bench/pitch-calls';
import { requestPitch } from './support/brief';
import { freshDatabase } from './support/database';
import { documentedSite, hasNginx, startNginx } from './support/nginx';
import { freePort, startServer, type TestServer } from './support/server';
import { expect, test } from './support/test';

test('two processes on one PostgreSQL show the same pitch, and each goes on with the work of the other', async ({
  page,
  newVisitor,
  allowConsole,
}) => {
  const database = await freshDatabase();
  test.skip(!database, 'PostgreSQL does not answer');
  if (!database) return;
  allowConsole(/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const env = {
    DATABASE_URL: database.url,
    SITE_SECRET: randomBytes(32).toString('hex'),
    PITCH_STEP_DELAY_MS: '1500',
    JOB_LEASE_MS: '1000',
  };
  const servers: TestServer[] = [];
  try {
    const first = await startServer(env);
    servers.push(first);
    const second = await startServer(env);
    servers.push(second);

    await requestPitch(page, 'A product', first.url);
    const path = new URL(page.url()).pathname;
    const other = await newVisitor();
    await other.goto(second.url + path);
    await expect(other.getByText(/[1-5] of 6 steps done/)).toBeVisible();

    await first.kill();
    await expect(other.getByText('Written with Pitch Master, the free generator')).toBeVisible({
      timeout: 60_000,
    });
  } finally {
    for (const server of servers) await server.dispose();
    await database.drop();
  }
});

test.describe('behind the nginx of the documentation', () => {
  test.use({ ignoreHTTPSErrors: true });

  test('a visitor whose process is killed gets the pitch from the other, at the same address', async ({
    page,
    allowConsole,
  }) => {
    test.skip(!hasNginx, 'nginx is not installed');
    const database = await freshDatabase();
    test.skip(!database, 'PostgreSQL does not answer');
    if (!database) return;
    allowConsole(/Failed to load resource|ERR_|502/);
    const [port, plainPort] = [await freePort(), await freePort()];
    const origin = `https://localhost:${port}`;
    const env = {
      DATABASE_URL: database.url,
      SITE_URL: origin,
      TRUST_PROXY: '127.0.0.1',
      SITE_SECRET: randomBytes(32).toString('hex'),
      PITCH_STEP_DELAY_MS: '1500',
      JOB_LEASE_MS: '1000',
    };
    const close: (() => Promise<void>)[] = [database.drop];
    try {
      const first = await startServer(env);
      close.unshift(first.dispose);
      const second = await startServer(env);
      close.unshift(second.dispose);
      const sites = [first.port, second.port];
      const nginx = await startNginx((folder) => documentedSite({ folder, port, plainPort, sites }));
      close.unshift(nginx.stop);
      await second.kill();
      await requestPitch(page, 'A product', origin);
      await expect(page.locator('li[data-state=done]').first()).toBeVisible();
      await second.restart();
      await expect(page.locator('li[data-state=done]').nth(5)).toBeHidden();
      await first.kill();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Your free elevator pitch is here' }),
      ).toBeVisible({ timeout: 60_000 });
      expect(new URL(page.url()).origin).toBe(origin);
    } finally {
      await page.close();
      for (const end of close) await end();
    }
  });
});

test('a step is seen on the other process within 300 ms, and a killed one costs its lease and 5 s at most', async () => {
  const database = await freshDatabase();
  test.skip(!database, 'PostgreSQL does not answer');
  if (!database) return;
  const leaseMs = 1000;
  const env = {
    DATABASE_URL: database.url,
    SITE_SECRET: randomBytes(32).toString('hex'),
    PITCH_STEP_DELAY_MS: '400',
    JOB_LEASE_MS: `${leaseMs}`,
  };
  const servers: TestServer[] = [];
  try {
    const first = await startServer(env);
    servers.push(first);
    const second = await startServer(env);
    servers.push(second);

    // So many that each process has some of the work.
    const ids = await Promise.all(Array.from({ length: 4 }, () => createPitch(first.url)));
    const watched = ids.map((id) => ({ here: heard(first, id), there: heard(second, id) }));
    await expect.poll(() => Math.min(...watched.map(({ there }) => there.at.size))).toBeGreaterThan(2);
    const killed = Date.now();
    await first.kill();
    await expect.poll(() => watched.filter(({ there }) => there.readyAt !== undefined)).toHaveLength(4);

    const later = watched.flatMap(({ here, there }) =>
      [...here.at].flatMap(([revision, at]) => {
        const other = there.at.get(revision);
        return other === undefined ? [] : [Math.abs(other - at)];
      }),
    );
    expect(median(later), `of ${later.join(', ')}`).toBeLessThanOrEqual(300);
    const ends = watched.map(({ there }) => (there.readyAt ?? Infinity) - killed);
    expect(Math.max(...ends)).toBeLessThanOrEqual(leaseMs + 5000);
  } finally {
    for (const server of servers) await server.dispose();
    await database.drop();
  }
});

type Heard = { at: Map<number, number>; readyAt?: number };

/** When each revision of a pitch came first from a process, and the first that is ready; filled as they come. */
function heard(server: TestServer, id: string): Heard {
  const heardSoFar: Heard = { at: new Map() };
  watchPitch(server.url, id, ({ revision, isReady }, at) => {
    if (!heardSoFar.at.has(revision)) heardSoFar.at.set(revision, at);
    if (isReady) heardSoFar.readyAt ??= at;
  });
  return heardSoFar;
}
