import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, type DialectAdapter, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';

import { guardedDialect } from './guarded-dialect';

/** Opens (or creates) `site.db` in the data folder: write-ahead log, every commit flushed to the disk. */
export function sqliteDialect(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const handle = new DatabaseSync(join(dataDir, 'site.db'), {
    enableForeignKeyConstraints: true,
    timeout: 5000,
  });
  handle.exec('pragma journal_mode = wal; pragma synchronous = full');
  return guardedDialect(new NodeSqliteDialect({ database: forKysely(handle) }), { oneConnection: true });
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new QueuedSqliteAdapter();
  }
}

class QueuedSqliteAdapter extends SqliteAdapter {
  // There is one connection, but the guard must see a request for it before it joins the queue, which is therefore
  // the guarded driver's own and not Kysely's.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const cachedStatements = 500;

/** What Kysely's dialect asks of a handle, with the statements kept and the values bound as SQLite takes them. */
function forKysely(handle: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => handle.close(),
    prepare(sql) {
      const known = cache.get(sql);
      if (known) return known;
      // A transaction that reads first and writes later would fail as busy: take the write lock at once.
      const made = statement(handle.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (cache.size >= cachedStatements) cache.clear();
      cache.set(sql, made);
      return made;
    },
  };
}

function statement(prepared: StatementSync): ReturnType<SqliteDatabase['prepare']> {
  return {
    reader: prepared.columns().length > 0,
    all: (values) => prepared.all(...values.map(bindable)).map((row) => ({ ...row })),
    run: (values) => prepared.run(...values.map(bindable)),
    iterate: (values) => prepared.iterate(...values.map(bindable)),
  };
}

function bindable(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A value of type ${typeof value} cannot be stored: write it as text`);
}
