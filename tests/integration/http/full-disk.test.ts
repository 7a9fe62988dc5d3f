import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { person } from '#tests/e2e/support/askers';
import { startServer, type TestServer } from '#tests/e2e/support/server';
import { fillPostgres, freePostgres, limitFiles } from '#tests/integration/support/full-disk';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { siteCalls } from '#tests/support/site-calls';
import { buildIfStale, idIn, order, secrets } from '#tests/integration/support/site-under-scan';
import { until } from '#tests/integration/support/until';

// Linux has the means.
describe.skipIf(!existsSync('/dev/full')).each(dialects)('a site on %s whose disk is full', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  let site: TestServer | undefined;

  beforeAll(async () => {
    await buildIfStale();
    const { databaseUrl } = testDatabase();
    site = await startServer({
      PITCH_STEP_DELAY_MS: '300',
      JOB_LEASE_MS: '1000',
      ...(databaseUrl && { DATABASE_URL: databaseUrl, SITE_SECRET: secrets.site }),
    });
  });
  afterEach(free);
  afterAll(() => site?.dispose());

  async function fill(): Promise<void> {
    await (dialect === 'sqlite' ? limitFiles(site?.pid() ?? 0, 1) : fillPostgres(testDatabase()));
  }

  async function free(): Promise<void> {
    await (dialect === 'sqlite' ? limitFiles(site?.pid() ?? 0, 'unlimited') : freePostgres(testDatabase()));
  }

  it('says so to who writes, shows what is there, and goes on by itself when there is room', async () => {
    const { url = '', pid = () => undefined, output = () => '' } = site ?? {};
    const { call } = siteCalls(url);
    const process = pid();
    const page = async (id: string) =>
      (await fetch(`${url}/agents/elevator-pitch/${id}`, { headers: person })).status;
    const underWay = await idIn(await call('pitch.createPitch', order()));

    await fill();
    const wish = order();
    const refused = await call('pitch.createPitch', wish);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).toMatch(/^Unexpected error [\w-]{36}$/);
    expect(await page(underWay)).toBe(200);
    // Longer than a lease, and than all tries of a step would take.
    await pause(3000);
    expect(await page(underWay)).toBe(200);

    await free();
    const made = await idIn(await call('pitch.createPitch', wish));
    for (const id of [underWay, made])
      await until(async () => (await stateOf(call, id)).includes('ready'), 20_000);
    expect(output()).not.toMatch(/a job failed|will be tried again/);
    expect(pid()).toBe(process);
  });
});

async function stateOf(call: ReturnType<typeof siteCalls>['call'], id: string): Promise<string> {
  return (await call('pitch.getPitch', { id })).text();
}
