import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';

import { loadSecret } from '#app/server/secret';
import { orderPitch } from '#tests/integration/pitch/orders';
import { usePitches } from '#tests/integration/pitch/use-pitches';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { statusOf } from '#tests/integration/support/pitch-steps';
import { until } from '#tests/integration/support/until';
import { runBuiltOps, runOps } from './use-company';

describe.each(dialects)('a backup of a running site, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const elsewhere = useTestDatabase(dialect);
  const pitches = usePitches();
  const folders: string[] = [];
  afterEach(async () => {
    for (const made of folders.splice(0)) await rm(made, { recursive: true });
  });

  async function folder(): Promise<string> {
    const made = await mkdtemp(join(tmpdir(), 'verbe-backup-'));
    folders.push(made);
    return made;
  }

  it('is of one moment, and a site goes on from it in another place', async () => {
    const site = await pitches(await testDatabase().open(), { env: { PITCH_STEP_DELAY_MS: '20' } });
    loadSecret({ dataDir: testDatabase().dataDir });
    const before = await orderPitch(site);
    await until(async () => (await statusOf(site.database, before)) === 'ready');
    let isOver = false;
    const later: string[] = [];
    const writing = (async () => {
      while (!isOver) {
        later.push(await orderPitch(site));
        // Few enough for the other place to make, however long the backup takes.
        await pause(100);
      }
    })();
    const out = await folder();
    const made = await runBuiltOps(testDatabase(), ['backup', '--out', out]);
    isOver = true;
    await writing;
    later.push(await orderPitch(site));
    expect(made).toMatchObject({ code: 0, text: expect.stringMatching(/verbe-\d{8}T\d{6}Z is written$/) });

    const [name = ''] = await readdir(out);
    const files = await readdir(join(out, name));
    expect(files.toSorted()).toEqual(
      dialect === 'sqlite' ? ['site-secret', 'site.db'] : ['site-secret', 'site.dump'],
    );
    for (const file of files) expect((await stat(join(out, name, file))).mode & 0o077).toBe(0);
    expect(await runBuiltOps(elsewhere(), ['restore', join(out, name)])).toMatchObject({ code: 0 });

    const restored = await pitches(await elsewhere().open());
    expect(await statusOf(restored.database, before)).toBe('ready');
    expect(loadSecret({ dataDir: elsewhere().dataDir })).toBe(
      loadSecret({ dataDir: testDatabase().dataDir }),
    );
    const { length } = await restored.database.query.selectFrom('pitches').select('id').execute();
    expect(length).toBeGreaterThan(1);
    expect(length).toBeLessThan(later.length + 1);
    // A pitch and its job are of one transaction: each that is there is made.
    await until(async () => {
      const left = restored.database.query.selectFrom('pitch_versions').where('status', '!=', 'ready');
      return (await left.select('status').execute()).length === 0;
    });
  });

  it('is not put over data that is there', async () => {
    await pitches(await testDatabase().open());
    const out = await folder();
    await runOps(testDatabase(), ['backup', '--out', out]);
    const [name = ''] = await readdir(out);
    const refused = await runOps(testDatabase(), ['restore', join(out, name)]);
    expect(refused.code).toBe(1);
    expect(refused.text).toMatch(
      dialect === 'sqlite' ? /Another server is running/ : /There is data in the database/,
    );
  });

  it.runIf(dialect === 'sqlite')(
    'is not put beside a log that a server left, which would replace it',
    async () => {
      await pitches(await testDatabase().open());
      const out = await folder();
      await runOps(testDatabase(), ['backup', '--out', out]);
      const [name = ''] = await readdir(out);
      const dataDir = await folder();
      await writeFile(join(dataDir, 'site.db-wal'), 'of a server that died');
      const refused = await runOps({ ...testDatabase(), dataDir }, ['restore', join(out, name)]);
      expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('There is data in') });
      expect(await readdir(dataDir)).not.toContain('site.db');
    },
  );

  it.runIf(dialect === 'sqlite')(
    'brings the key that signed the links in mails, and keeps the other',
    async () => {
      await pitches(await testDatabase().open());
      const key = loadSecret({ dataDir: testDatabase().dataDir });
      const out = await folder();
      await runOps(testDatabase(), ['backup', '--out', out]);
      const [name = ''] = await readdir(out);
      const dataDir = await folder();
      const other = loadSecret({ dataDir });
      const restored = await runOps({ ...testDatabase(), dataDir }, ['restore', join(out, name)]);
      expect(restored).toMatchObject({
        code: 0,
        text: expect.stringContaining('site-secret.before-restore'),
      });
      expect(loadSecret({ dataDir })).toBe(key);
      expect(await readFile(join(dataDir, 'site-secret.before-restore'), 'utf8')).toBe(other);
    },
  );

  it('keeps as many as it is told to, and leaves other files alone', async () => {
    await pitches(await testDatabase().open());
    const out = await folder();
    await writeFile(join(out, 'notes.txt'), 'mine');
    for (const day of [1, 2, 3]) await mkdir(join(out, `verbe-2026010${day}T000000Z`));
    expect((await runOps(testDatabase(), ['backup', '--out', out, '--keep', '2'])).text).toMatch(
      /, 2 older removed$/,
    );
    const left = await readdir(out);
    expect(left).toHaveLength(3);
    expect(left).toEqual(expect.arrayContaining(['notes.txt', 'verbe-20260103T000000Z']));
    expect((await runOps(testDatabase(), ['backup', '--out', out, '--keep', 'all'])).code).toBe(1);
  });

  it('removes what one that was killed has left, though not what another is writing', async () => {
    await pitches(await testDatabase().open());
    const out = await folder();
    const hoursAgo = (hours: number) =>
      new Date(Date.now() - hours * 3_600_000).toISOString().replace(/[-:]|\.\d+/g, '');
    const [killed, written] = [13, 1].map((hours) => `.verbe-${hoursAgo(hours)}-${randomUUID()}`);
    for (const draft of [`${killed}`, `${written}`, '.notes']) {
      await mkdir(join(out, draft));
      await writeFile(join(out, draft, 'site.db'), 'of somebody who has deleted it since');
    }
    expect(await runOps(testDatabase(), ['backup', '--out', out])).toMatchObject({ code: 0 });
    const left = await readdir(out);
    expect(left).toHaveLength(3);
    expect(left).toEqual(expect.arrayContaining(['.notes', written]));
  });

  it('that fails leaves nothing behind', async () => {
    const out = await folder();
    const gone = dialect === 'sqlite' ? undefined : 'postgres://nobody@127.0.0.1:1/none';
    const target = await folder();
    const where = { ...testDatabase(), dataDir: join(out, 'nothing'), databaseUrl: gone };
    const failed = await runOps(where, ['backup', '--out', target]);
    expect(failed.code).toBe(1);
    expect(await readdir(target)).toEqual([]);
  });
});
