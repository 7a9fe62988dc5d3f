import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers';

/** Carried along by what the function starts, so that using the database around it is seen anywhere. */
export class TransactionScope {
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

  /** Work that waits only for its queries has started the next one or finished, one event-loop turn later. */
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

/** Runs work in a new scope, which all that it awaits can see. */
export function inScope<Result>(work: (scope: TransactionScope) => Promise<Result>): Promise<Result> {
  const scope = new TransactionScope();
  return scopes.run(scope, () => work(scope));
}

/** The scope of a transaction that is about to begin; undefined elsewhere. */
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
