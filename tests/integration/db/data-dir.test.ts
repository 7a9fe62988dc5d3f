import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { openDatabase } from '#app/server/db/database';
import { startChild } from '#tests/integration/support/child';
import { until } from '#tests/integration/support/until';
import { silentLog, useTestDatabase } from '#tests/integration/support/databases';

describe('the data folder', () => {
  const testDatabase = useTestDatabase('sqlite');

  it('belongs to one server at a time, and to the next one when that is killed', async () => {
    const input = { dataDir: testDatabase().dataDir };
    const first = await startChild('db/open-database.ts', input);
    await first.said('opened');

    const second = await startChild('db/open-database.ts', input);
    expect(await second.ended).toBe(1);
    expect(second.lines.join('\n')).toContain('Another server is running on the data folder');

    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    const third = await startChild('db/open-database.ts', input);
    await third.said('opened');
    await third.end('SIGKILL');
  });

  it('is refused within one process too', async () => {
    await testDatabase().open();
    await expect(testDatabase().open()).rejects.toThrow('Another server');
  });

  it('keeps no byte of what was deleted', async () => {
    const database = await testDatabase().open();
    const text = `ZEBRA-${'canary'.repeat(800)}`;
    await sql`create table if not exists notes (text text)`.execute(database.query);
    await sql`insert into notes values (${text})`.execute(database.query);
    expect(await filesThatHold(testDatabase().dataDir, 'ZEBRA-')).not.toEqual([]);
    await sql`delete from notes`.execute(database.query);
    await until(async () => (await filesThatHold(testDatabase().dataDir, 'ZEBRA-')).length === 0, 10_000);
  });

  it('keeps no byte of what a command beside the server deleted, once that has ended', async () => {
    const database = await testDatabase().open();
    await sql`create table if not exists notes (text text)`.execute(database.query);
    await sql`insert into notes values (${`YAK-${'canary'.repeat(800)}`})`.execute(database.query);
    const { dataDir } = testDatabase();
    const command = await openDatabase({ dataDir, log: silentLog, beside: true });
    await sql`delete from notes`.execute(command.query);
    await command.close();
    expect(await filesThatHold(dataDir, 'YAK-')).toEqual([]);
  });

  it('is waited for while another process has it locked, and everything else goes on', async () => {
    const database = await testDatabase().open();
    await sql`create table if not exists marks (text text)`.execute(database.query);
    const other = new DatabaseSync(join(testDatabase().dataDir, 'site.db'), { timeout: 0 });
    other.exec('begin immediate');
    let written = false;
    const writing = database
      .transaction((t) => sql`insert into marks values ('a')`.execute(t))
      .then(() => (written = true));
    // The event loop turns while the write waits for the lock.
    for (let turn = 0; turn < 20; turn += 1) await pause(10);
    expect(written).toBe(false);
    other.exec('rollback');
    other.close();
    await writing;
    expect((await sql`select text from marks`.execute(database.query)).rows).toHaveLength(1);
  });

  it('that stays locked refuses all who wait, not one after the other', async () => {
    const database = await testDatabase().open();
    await sql`create table if not exists marks (text text)`.execute(database.query);
    const other = new DatabaseSync(join(testDatabase().dataDir, 'site.db'), { timeout: 0 });
    other.exec('begin immediate');
    const asked = performance.now();
    const writes = Array.from({ length: 6 }, () =>
      database.transaction((t) => sql`insert into marks values ('b')`.execute(t)),
    );
    const outcomes = await Promise.allSettled(writes);
    expect(performance.now() - asked).toBeLessThan(8000);
    other.exec('rollback');
    other.close();
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
  });

  it('is read by nobody else', async () => {
    await testDatabase().open();
    const { dataDir } = testDatabase();
    const modes = (await readdir(dataDir)).map(
      async (name) => (await stat(join(dataDir, name))).mode & 0o777,
    );
    expect(new Set(await Promise.all(modes))).toEqual(new Set([0o600]));
  });
});

async function filesThatHold(folder: string, text: string): Promise<string[]> {
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return names.filter((_, at) => contents[at]?.includes(text));
}
