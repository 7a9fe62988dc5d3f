import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, type DialectAdapter, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';

import { guardedDialect } from './guarded-dialect';

const fileName = 'site.db';

/** Throws where no server has made one yet. */
export function assertDatabaseFile(dataDir: string): void {
  if (!existsSync(join(dataDir, fileName)))
    throw new Error(
      `There is no database in ${dataDir}: DATA_DIR or DATABASE_URL says where the site keeps it`,
    );
}

/** Write-ahead log, every commit flushed; deleted content is overwritten, in the log within a second. */
export function sqliteDialect(dataDir: string): Dialect {
  const path = privateFile(dataDir, fileName);
  const handle = new DatabaseSync(path, {
    enableForeignKeyConstraints: true,
    // Waiting holds the event loop: a locked file is tried again without it.
    timeout: 20,
  });
  handle.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  return guardedDialect(new NodeSqliteDialect({ database: forKysely(handle) }), { oneConnection: true });
}

/** A file that nobody else on the machine can read, whoever made its folder; SQLite gives its other files the same mode. */
export function privateFile(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  return path;
}

/** Empties the write-ahead log after a deletion: until then it holds the page as it was before. */
function createTruncation(handle: DatabaseSync): { soon: () => void; stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    timer ??= setTimeout(truncate, truncateAfterMs).unref();
  };
  const truncate = () => {
    timer = undefined;
    if (!handle.isOpen) return;
    if (handle.isTransaction || !emptyLog(handle)) soon();
  };
  const stop = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    emptyLog(handle);
  };
  return { soon, stop };
}

function emptyLog(handle: DatabaseSync): boolean {
  try {
    return handle.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  } catch {
    return false;
  }
}

const truncateAfterMs = 500;

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new QueuedSqliteAdapter();
  }
}

class QueuedSqliteAdapter extends SqliteAdapter {
  // There is one connection. But if Kysely knew that, it would queue requests itself, before the guard sees them; the
  // guarded driver has a queue of its own.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const cachedStatements = 500;

type Statement = ReturnType<SqliteDatabase['prepare']>;

function forKysely(handle: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, Statement>();
  const truncation = createTruncation(handle);
  return {
    close() {
      truncation.stop();
      handle.close();
    },
    prepare(sql) {
      const cached = cache.get(sql);
      if (cached) return cached;
      // A transaction that reads first and writes later would fail as busy: take the write lock at once.
      const prepared = handle.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const plain = statement(prepared, /^\s*delete\b/i.test(sql) ? truncation.soon : undefined);
      const made = sql === 'rollback' ? rollbackOf(handle, plain) : plain;
      if (cache.size >= cachedStatements) cache.clear();
      cache.set(sql, made);
      return made;
    },
  };
}

function statement(prepared: StatementSync, onRun?: () => void): Statement {
  return {
    reader: prepared.columns().length > 0,
    all(values) {
      onRun?.();
      return prepared.all(...values.map(bindable)).map((row) => ({ ...row }));
    },
    run(values) {
      onRun?.();
      return prepared.run(...values.map(bindable));
    },
    iterate: (values) => prepared.iterate(...values.map(bindable)),
  };
}

/** SQLite rolls back by itself where the disk is full: to do it again would fail, and hide why. */
function rollbackOf(handle: DatabaseSync, rollback: Statement): Statement {
  return {
    ...rollback,
    run: (values) => (handle.isTransaction ? rollback.run(values) : { changes: 0, lastInsertRowid: 0 }),
  };
}

function bindable(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A value of type ${typeof value} cannot be stored: write it as text`);
}
