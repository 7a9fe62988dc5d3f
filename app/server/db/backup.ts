import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { lockDataDir } from './data-dir-lock';
import { dumpPostgres, restorePostgres } from './postgres-dump';
import { assertDatabaseFile, privateFile } from './sqlite';

type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined };

const files = { sqlite: 'site.db', postgres: 'site.dump', secret: 'site-secret' };
const isOfDatabase = /^site\.db(?:-\w+)?$/;
const backupName = /^verbe-\d{8}T\d{6}Z$/;
const draftName = /^\.(verbe-\d{8}T\d{6}Z)-[\da-f-]{36}$/;
/** Longer than a backup takes, and less than from one night to the next. */
const longestDraftMs = 12 * 3_600_000;

/**
 * Writes all data as of one moment, also while servers run on it, into a new folder inside `folder`, which nobody else on
 * the machine can read: the database and the key that signs tokens where it was generated. Returns the new folder. What
 * fails leaves nothing behind; what was killed is removed by a later one.
 */
export async function backUp({ dataDir, databaseUrl }: DatabaseLocation, folder: string): Promise<string> {
  const name = nameAt(Date.now());
  const draft = join(folder, `.${name}-${randomUUID()}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    if (databaseUrl) await dumpPostgres(databaseUrl, privateFile(draft, files.postgres));
    else copySqlite(dataDir, privateFile(draft, files.sqlite));
    await copySecret(dataDir, draft);
    for (const file of await readdir(draft)) await flush(join(draft, file));
    await rename(draft, join(folder, name));
    await removeKilledDrafts(folder);
    return join(folder, name);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Removes the oldest backups of a folder, but for the latest `keep`; returns how many. */
export async function removeOldBackups(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => backupName.test(name)).toSorted();
  const old = names.slice(0, -keep);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old.length;
}

/**
 * Puts a backup where there is no data yet; no server may run there. Throws, with nothing changed, where there is some.
 * A key that was generated there gives way to the backup's, by which the links in mails that were sent are signed; its
 * new name is returned.
 */
export async function restore(
  { dataDir, databaseUrl }: DatabaseLocation,
  backup: string,
): Promise<string | undefined> {
  const source = join(backup, databaseUrl ? files.postgres : files.sqlite);
  if (!existsSync(source))
    throw new Error(`There is no ${source}: is the backup of the other kind of database?`);
  if (databaseUrl) await restorePostgres(databaseUrl, source);
  else await restoreSqlite(dataDir, source);
  const secret = join(dataDir, files.secret);
  const replaced = (await isOtherSecret(join(backup, files.secret), secret))
    ? `${secret}.before-restore`
    : undefined;
  if (replaced) await rename(secret, replaced);
  if (!existsSync(secret)) await copySecret(backup, dataDir);
  return replaced;
}

function nameAt(time: number): string {
  return `verbe-${new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

/** They hold what persons have deleted since, and no `keep` counts them. */
async function removeKilledDrafts(folder: string): Promise<void> {
  const oldest = nameAt(Date.now() - longestDraftMs);
  for (const entry of await readdir(folder)) {
    const [, name = oldest] = draftName.exec(entry) ?? [];
    if (name < oldest) await rm(join(folder, entry), { recursive: true });
  }
}

/** `VACUUM INTO` reads in one transaction, beside which a server goes on writing. */
function copySqlite(dataDir: string, target: string): void {
  assertDatabaseFile(dataDir);
  const database = new DatabaseSync(join(dataDir, files.sqlite), { readOnly: true, timeout: 10_000 });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
  assertSound(target);
}

async function restoreSqlite(dataDir: string, source: string): Promise<void> {
  assertSound(source);
  const unlock = await lockDataDir(dataDir);
  try {
    const target = join(dataDir, files.sqlite);
    // Also a log without its database: SQLite would write what it holds over the restored one.
    if ((await readdir(dataDir)).some((name) => isOfDatabase.test(name)))
      throw new Error(`There is data in ${dataDir} already: move site.db* away first`);
    await copyFile(source, privateFile(dataDir, 'site.db.restored'));
    await flush(join(dataDir, 'site.db.restored'));
    await rename(join(dataDir, 'site.db.restored'), target);
  } finally {
    unlock();
  }
}

function assertSound(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const found = database.prepare('pragma integrity_check').get()?.integrity_check;
    if (found !== 'ok') throw new Error(`${path} is damaged: ${String(found)}`);
  } finally {
    database.close();
  }
}

async function copySecret(from: string, to: string): Promise<void> {
  const secret = join(from, files.secret);
  if (existsSync(secret)) await copyFile(secret, privateFile(to, files.secret));
}

async function isOtherSecret(one: string, other: string): Promise<boolean> {
  if (!existsSync(one) || !existsSync(other)) return false;
  return !(await readFile(one)).equals(await readFile(other));
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
