import { beforeEach, describe, expect, it } from 'vitest';

import { type Database, openDatabase } from '#app/server/db/database';
import { createRateLimits, type RateLimits } from '#app/server/http/rate-limits/rate-limits';
import { recordLog } from '#tests/integration/ai/record-log';
import { wayTo } from '#tests/integration/support/outage';
import { dialects, silentLog, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';

const noon = Date.parse('2026-11-20T12:00:00Z');
const dayMs = 86_400_000;
const visitor = '192.0.2.1';

describe.skipIf(!dialects.includes('postgres'))('limits of processes on one PostgreSQL', () => {
  const testDatabase = useTestDatabase('postgres');

  beforeEach(async () => {
    const database = await testDatabase().open();
    await database.query.deleteFrom('visitor_key').execute();
    await database.query.deleteFrom('visitor_limits').execute();
  });

  /** Limits as a process of its own has them. */
  async function oneProcess(clock = { ms: noon }) {
    const database = await testDatabase().open();
    const limits = createRateLimits(true, { database, log: silentLog, now: () => clock.ms });
    return { database, limits, clock };
  }

  it('are taken from together', async () => {
    const [one, other] = [await oneProcess(), await oneProcess()];
    expect(await taken(one.limits, 3)).toBe(3);
    expect(await taken(other.limits, 3)).toBe(2);
    expect(await one.limits.take('pitch', visitor)).toMatchObject({ ok: false });
  });

  it('say when to come back, in seconds', async () => {
    const [one, other] = [await oneProcess(), await oneProcess()];
    await taken(one.limits, 5);
    for (const { limits } of [one, other]) {
      for (const refused of [await limits.look('pitch', visitor), await limits.take('pitch', visitor)]) {
        expect(refused.ok ? 0 : refused.retryAfter).toBeGreaterThan(3500);
        expect(refused.ok ? 0 : refused.retryAfter).toBeLessThanOrEqual(3600);
      }
    }
  });

  it('hold when everything comes at once, to processes that have just started', async () => {
    const processes = [await oneProcess(), await oneProcess()];
    const takes = Array.from({ length: 10 }, () =>
      processes.map(({ limits }) => limits.take('pitch', visitor)),
    );
    const allowances = await Promise.all(takes.flat());
    expect(allowances.filter(({ ok }) => ok)).toHaveLength(5);
  });

  it('are looked at without taking', async () => {
    const [one, other] = [await oneProcess(), await oneProcess()];
    for (let look = 0; look < 8; look += 1) {
      expect(await one.limits.look('pitch', visitor)).toEqual({ ok: true });
    }
    expect(await taken(other.limits, 6)).toBe(5);
    expect(await one.limits.look('pitch', '192.0.2.2')).toEqual({ ok: true });
  });

  it('ask nothing more of the database for a visitor who has spent all', async () => {
    const { database, limits } = await oneProcess();
    await taken(limits, 5);
    const before = await counted(database);
    expect(await taken(limits, 20)).toBe(0);
    expect(await counted(database)).toEqual(before);
  });

  it('have one key, which changes with the day (UTC) when what was counted is forgotten', async () => {
    const clock = { ms: noon };
    const [one, other] = [await oneProcess(clock), await oneProcess(clock)];
    await Promise.all([taken(one.limits, 2), taken(other.limits, 2)]);
    const today = await keys(one.database);
    expect(today).toEqual([{ id: 1, day: '2026-11-20', key: expect.stringMatching(/^[\w-]{43}$/) }]);
    const before = await counted(one.database);
    expect(before.map(({ points }) => points)).toEqual([4, 4]);

    clock.ms += dayMs;
    expect(await taken(one.limits, 3)).toBe(3);
    expect(await taken(other.limits, 3)).toBe(2);
    const tomorrow = await keys(one.database);
    expect(tomorrow).toEqual([
      { id: 1, day: '2026-11-21', key: expect.not.stringMatching(today[0]?.key ?? '') },
    ]);
    const after = await counted(one.database);
    expect(after).toHaveLength(2);
    expect(after.map(({ key }) => key)).not.toEqual(before.map(({ key }) => key));
  });

  it('keep the newer key where a clock is behind', async () => {
    const ahead = await oneProcess({ ms: noon + dayMs });
    const behind = await oneProcess({ ms: noon });
    expect(await taken(ahead.limits, 3)).toBe(3);
    expect(await taken(behind.limits, 3)).toBe(2);
    expect(await keys(behind.database)).toMatchObject([{ day: '2026-11-21' }]);
  });

  it('store no address of anybody', async () => {
    const { database, limits } = await oneProcess();
    const secrets = ['203.0.113.77', '2001:db8:77:1::9', 'sam@example.org'];
    for (const secret of secrets) await limits.take('mailTo', secret);
    const stored = JSON.stringify([await counted(database), await keys(database)]);
    // The /64 of an IPv6 address, and its /48.
    expect(await counted(database)).toHaveLength(4);
    for (const secret of ['203.0.113', '2001:db8', 'example.org']) expect(stored).not.toContain(secret);
  });

  it('are kept by the process while the database is away, which is said once, and shared again after', async () => {
    const way = await wayTo(testDatabase().databaseUrl ?? '');
    const database = await openDatabase({ dataDir: '', databaseUrl: way.databaseUrl, log: silentLog });
    const { log, lines } = recordLog();
    const limits = createRateLimits(true, { database, log, now: () => noon });
    expect(await taken(limits, 2)).toBe(2);
    for (let time = 0; time < 3; time += 1) await limits.take('pitchMail', visitor);
    await way.cut();
    expect(await taken(limits, 7)).toBe(5);
    expect(await limits.take('pitchMail', visitor)).toMatchObject({ ok: false });
    expect(await limits.look('pitch', visitor)).toMatchObject({ ok: false });
    expect(await limits.look('feedback', visitor)).toEqual({ ok: true });
    expect(lines).toMatchObject([{ msg: expect.stringContaining('the database is away') }]);
    expect(JSON.stringify(lines)).not.toContain(visitor);

    await way.mend();
    await until(() =>
      database.ping().then(
        () => true,
        () => false,
      ),
    );
    expect(await taken(limits, 7)).toBe(3);
    await way.cut();
    expect(await limits.look('feedback', visitor)).toEqual({ ok: true });
    expect(lines).toHaveLength(2);
    await database.close();
  });

  it('begin while the database is away', async () => {
    const way = await wayTo(testDatabase().databaseUrl ?? '');
    const database = await openDatabase({ dataDir: '', databaseUrl: way.databaseUrl, log: silentLog });
    await way.cut();
    const limits = createRateLimits(true, { database, log: silentLog, now: () => noon });
    expect(await taken(limits, 6)).toBe(5);
    await way.mend();
    await until(async () => {
      await limits.take('feedback', visitor);
      return (await counted(await testDatabase().open())).length > 0;
    });
    await database.close();
    await way.cut();
  });
});

/** How many of so many pitches the visitor was allowed. */
async function taken(limits: RateLimits, times: number): Promise<number> {
  let allowed = 0;
  for (let time = 0; time < times; time += 1) if ((await limits.take('pitch', visitor)).ok) allowed += 1;
  return allowed;
}

function counted(database: Database) {
  return database.query.selectFrom('visitor_limits').selectAll().orderBy('key').execute();
}

function keys(database: Database) {
  return database.query.selectFrom('visitor_key').selectAll().execute();
}
