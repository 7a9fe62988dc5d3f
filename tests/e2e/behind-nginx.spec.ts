import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

import { closeAtOnce, listenOnLoopback } from '../fakes/loopback';
import { requestPitch } from './support/brief';
import { documentedSite, hasNginx, startNginx } from './support/nginx';
import { freePort, startServer, type TestServer } from './support/server';
import { expect, test } from './support/test';

test.use({ ignoreHTTPSErrors: true });

test('behind the nginx of the documentation a pitch is seen as it comes, though one of two processes is gone', async ({
  page,
}) => {
  test.skip(!hasNginx, 'nginx is not installed');
  const [port, plainPort] = [await freePort(), await freePort()];
  const origin = `https://localhost:${port}`;
  const env = {
    SITE_URL: origin,
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'on',
    SITE_SECRET: randomBytes(32).toString('hex'),
    PITCH_STEP_DELAY_MS: '1000',
  };
  const servers: TestServer[] = [];
  const close: (() => Promise<void>)[] = [];
  try {
    for (let started = 0; started < 2; started += 1) {
      const server = await startServer(env);
      servers.push(server);
      close.push(server.dispose);
    }
    const sites = servers.map((server) => server.port);
    const nginx = await startNginx((folder) => documentedSite({ folder, port, plainPort, sites }));
    close.unshift(nginx.stop);
    await expect
      .poll(() =>
        page.request.get(`${origin}/healthz`).then(
          (answer) => answer.ok(),
          () => false,
        ),
      )
      .toBe(true);

    await page.goto(`http://localhost:${plainPort}/`);
    await expect(page).toHaveURL(`${origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await protocolOf(page)).toBe('h2');

    // Each keeps its own pitches here: from now on all come from the first.
    await servers[1]?.kill();
    // More than a turn each, so that nginx asks the one that is gone.
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await page.goto(`${origin}/contact`);
      expect(answer?.status()).toBe(200);
    }
    await watchSteps(page);
    await requestPitch(page, 'A product', origin);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes('pitch-owner'));
    expect(cookie).toMatchObject({ name: '__Host-pitch-owner', secure: true });
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your free elevator pitch is here' }),
    ).toBeVisible();
    // Held back by a buffer, they would come together.
    expect(await spreadOfSteps(page)).toBeGreaterThan(2500);
  } finally {
    // It would complain of what it still asks for.
    await page.close();
    for (const end of close) await end();
  }
});

// Which build keeps the scripts of the one before is told by `previous-assets.test.ts`.
test('while a newer build takes over from an older one, the scripts of both are there', async ({
  request,
}) => {
  test.skip(!hasNginx, 'nginx is not installed');
  const [port, plainPort] = [await freePort(), await freePort()];
  const older = serving('/assets/of-the-older.js');
  const newer = serving('/assets/of-the-newer.js', '/assets/of-the-older.js');
  const sites = [await listenOnLoopback(older), await listenOnLoopback(newer)];
  const nginx = await startNginx((folder) => documentedSite({ folder, port, plainPort, sites }));
  try {
    const statusOf = (path: string) =>
      request.get(`https://localhost:${port}${path}`).then(
        (answer) => answer.status(),
        () => 0,
      );
    await expect.poll(() => statusOf('/assets/of-the-older.js')).toBe(200);
    // More than a turn each.
    for (let turn = 0; turn < 4; turn += 1) expect(await statusOf('/assets/of-the-newer.js')).toBe(200);
    expect(await statusOf('/assets/of-none.js')).toBe(404);
    await closeAtOnce(older);
    for (let turn = 0; turn < 4; turn += 1) expect(await statusOf('/assets/of-the-older.js')).toBe(200);
  } finally {
    await nginx.stop();
    for (const server of [older, newer]) if (server.listening) await closeAtOnce(server);
  }
});

/** A site that has these files and no other. */
function serving(...paths: string[]) {
  return createServer(({ url = '' }, response) => {
    response.writeHead(paths.includes(url) ? 200 : 404).end();
  });
}

function protocolOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? entry.nextHopProtocol : '';
  });
}

/** Notes when each number of steps that are done is first seen. */
async function watchSteps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Map<number, number>();
    Object.assign(window, { stepsSeen: seen });
    new MutationObserver(() => {
      const done = document.querySelectorAll('li[data-state=done]').length;
      if (done > 0 && !seen.has(done)) seen.set(done, performance.now());
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** From the first steps that were seen as done to the last, in ms. */
async function spreadOfSteps(page: Page): Promise<number> {
  const times = await page.evaluate(() => [...Reflect.get(window, 'stepsSeen').values()].map(Number));
  return Math.max(...times) - Math.min(...times);
}
