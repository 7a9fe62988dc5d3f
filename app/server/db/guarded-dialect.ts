import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';

import { askDatabase, isLockedFile } from './database-unavailable';
import { type TransactionScope, assertOutsideTransaction, openingScope } from './transaction-scope';

/** Asking for a connection inside a transaction throws, where it would wait for ever. */
export function guardedDialect(dialect: Dialect, { oneConnection }: { oneConnection: boolean }): Dialect {
  return {
    createDriver: () => new GuardedDriver(dialect.createDriver(), oneConnection),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

class GuardedDriver implements Driver {
  #driver: Driver;
  #oneConnection: boolean;
  #lastInLine = Promise.resolve();

  constructor(driver: Driver, oneConnection: boolean) {
    this.#driver = driver;
    this.#oneConnection = oneConnection;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    assertOutsideTransaction();
    const requestedAt = Date.now();
    const leave = this.#oneConnection ? await this.#takeTurn() : () => {};
    try {
      return new GuardedConnection(
        await askDatabase(() => this.#driver.acquireConnection()),
        leave,
        requestedAt,
      );
    } catch (error) {
      leave();
      throw error;
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const guarded = asGuarded(connection);
    await askUnlocked(() => this.#driver.beginTransaction(guarded.inner, {}), guarded.requestedAt);
    guarded.scope = openingScope();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return askDatabase(() => this.#driver.commitTransaction(asGuarded(connection).inner));
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return askDatabase(() => this.#driver.rollbackTransaction(asGuarded(connection).inner));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const { inner, leave } = asGuarded(connection);
    try {
      await this.#driver.releaseConnection(inner);
    } finally {
      leave();
    }
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#lastInLine;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastInLine = promise;
    await before;
    return resolve;
  }
}

class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly leave: () => void;
  /** In epoch ms. */
  readonly requestedAt: number;
  scope: TransactionScope | undefined;

  constructor(inner: DatabaseConnection, leave: () => void, requestedAt: number) {
    this.inner = inner;
    this.leave = leave;
    this.requestedAt = requestedAt;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const run = () => this.inner.executeQuery<Row>(query);
    return this.scope ? this.scope.query(() => askDatabase(run)) : askUnlocked(run, this.requestedAt);
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming a query is not supported: read in pages');
  }
}

/** What waits in line for the one connection has waited for the lock already: the next in line does not begin anew. */
async function askUnlocked<Answer>(ask: () => Promise<Answer>, requestedAt: number): Promise<Answer> {
  const deadline = Math.max(requestedAt + lockedForMs, Date.now() + leastMs);
  for (;;) {
    try {
      return await askDatabase(ask);
    } catch (error) {
      if (!isLockedFile(error) || Date.now() > deadline) throw error;
      await pause(retryAfterMs);
    }
  }
}

/** How long a locked file is waited for, and how often it is tried, in ms. */
const lockedForMs = 2000;
const retryAfterMs = 50;
const leastMs = 200;

function asGuarded(connection: DatabaseConnection): GuardedConnection {
  if (connection instanceof GuardedConnection) return connection;
  throw new Error('A connection of another driver');
}
