import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { restorePostgres } from '#app/server/db/postgres-dump';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';

describe.runIf(dialects.includes('postgres'))('a restore with a password', () => {
  const testDatabase = useTestDatabase('postgres');

  test('writes nothing beside the backup, which may be read-only', async () => {
    const tools = await mkdtemp(join(tmpdir(), 'verbe-tools-'));
    const backup = await mkdtemp(join(tmpdir(), 'verbe-backup-'));
    onTestFinished(() => rm(tools, { recursive: true }));
    onTestFinished(() => rm(backup, { recursive: true }));
    // In the place of PostgreSQL's own: says what stands beside the backup, and where the password is.
    await writeFile(join(tools, 'pg_restore'), `#!/bin/sh\nls -A ${backup} >&2\necho "$@" >&2\nexit 1\n`);
    await chmod(join(tools, 'pg_restore'), 0o755);
    await writeFile(join(backup, 'site.dump'), '');
    vi.stubEnv('PATH', `${tools}:${process.env.PATH}`);
    onTestFinished(() => void vi.unstubAllEnvs());
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
