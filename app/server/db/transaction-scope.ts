import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers';

/**
 * One running transaction. It lasts from `begin` to the end of the caller's function; what the function starts
 * carries the scope along, so that using the database around the transaction is seen wherever it happens.
 */
export class TransactionScope {
  /** Channels to wake after the commit. */
  readonly channels = new Set<string>();
  /** Rejects when the function waits for something that is not the database. */
  readonly strayed: Promise<never>;
  phase: 'opening' | 'open' | 'ended' = 'opening';

  #queries = 0;
  #checking = false;
  #stray: (error: Error) => void;
  // Made here for the sake of its stack, which names the caller.
  #complaint = new Error('A transaction waited for something other than the database (network, timer, file)');

  constructor() {
    const { promise, reject } = Promise.withResolvers<never>();
    this.strayed = promise;
    this.#stray = reject;
    promise.catch(() => {});
  }

  /** Runs a query of the transaction; throws once the transaction has ended. */
  async query<Result>(run: () => Promise<Result>): Promise<Result> {
    if (this.phase === 'ended') throw new Error('A query came after its transaction had ended');
    this.#queries += 1;
    try {
      return await run();
    } finally {
      this.#queries -= 1;
      this.check();
    }
  }

  /**
   * Work that only waits for its queries has, one turn of the event loop later, started the next one or finished;
   * else it waits for the outside.
   */
  check(): void {
    if (this.#checking) return;
    this.#checking = true;
    setImmediate(() => {
      this.#checking = false;
      if (this.phase === 'open' && this.#queries === 0) this.#stray(this.#complaint);
    });
  }
}

const scopes = new AsyncLocalStorage<TransactionScope>();

/** Runs `work` inside a new scope. */
export function inScope<Result>(work: (scope: TransactionScope) => Promise<Result>): Promise<Result> {
  const scope = new TransactionScope();
  return scopes.run(scope, () => work(scope));
}

/** The scope that is opening its transaction here. */
export function openingScope(): TransactionScope | undefined {
  const scope = scopes.getStore();
  return scope?.phase === 'opening' ? scope : undefined;
}

/** Throws inside a running transaction, where only its `t` may be used. */
export function assertOutsideTransaction(): void {
  if (scopes.getStore()?.phase === 'open') {
    throw new Error('Inside a transaction use only its `t`: no other query, and no second transaction');
  }
}
