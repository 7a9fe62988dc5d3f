import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { dumpPostgres, restorePostgres } from '#app/server/db/postgres-dump';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';

/** In the place of PostgreSQL's own, as a shell script. */
async function playTool(name: string, script: string): Promise<void> {
  const tools = await mkdtemp(join(tmpdir(), 'verbe-tools-'));
  onTestFinished(() => rm(tools, { recursive: true }));
  await writeFile(join(tools, name), `#!/bin/sh\n${script}\nexit 1\n`);
  await chmod(join(tools, name), 0o755);
  vi.stubEnv('PATH', `${tools}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test.each([
  [
    'older',
    [
      'pg_dump: error: aborting because of server version mismatch',
      'pg_dump: detail: server version: 17.4; pg_dump version: 15.18',
    ],
  ],
  ['newer', ['pg_restore: error: ERROR: unrecognized configuration parameter "transaction_timeout"']],
])('a client that is %s than the server names the one that is needed', async (_, complaint) => {
  await playTool('pg_dump', complaint.map((line) => `echo '${line}' >&2`).join('\n'));
  const said = await dumpPostgres('postgres://localhost/none', '/nowhere').then(String, String);
  expect(said).toMatch(`${complaint.at(-1)}\n`);
  expect(said).toMatch(/client of the server’s own major version/);
});

describe.runIf(dialects.includes('postgres'))('a restore', () => {
  const testDatabase = useTestDatabase('postgres');

  test('with a password writes nothing beside the backup, which may be read-only', async () => {
    const backup = await mkdtemp(join(tmpdir(), 'verbe-backup-'));
    onTestFinished(() => rm(backup, { recursive: true }));
    // Says what stands beside the backup, and where the password is.
    await playTool('pg_restore', `ls -A ${backup} >&2\necho "$@" >&2`);
    await writeFile(join(backup, 'site.dump'), '');
    const url = new URL(testDatabase().databaseUrl ?? '');
    url.password = 'secret';
    url.search = '?options=-c%20statement_timeout%3D60000';
    const said = await restorePostgres(url.href, join(backup, 'site.dump')).then(String, String);
    expect(said).toMatch(/^Error: site\.dump\n--no-owner .*passfile=/);
    expect(said).not.toContain('secret');
    // PostgreSQL's tools read a plus as a plus.
    expect(said).toContain('options=-c%20statement_timeout%3D60000');
  });
});
