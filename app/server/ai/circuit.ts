/** Reports how a call ended; `undefined` when the end says nothing about the service. */
export type Report = (answered: boolean | undefined) => void;

export type Circuit = {
  /** Undefined while the circuit is open; otherwise to be called once when the call has ended. */
  enter(): Report | undefined;
  /** False while the circuit is open and not even probed. */
  isAvailable(): boolean;
  /** The end of the one call that is let through half-open; undefined when there is none. */
  probe(): Promise<void> | undefined;
};

/** A circuit breaker: opens after `failures` in a row, then lets one call through. Any answer closes it. */
export function createCircuit(options: { failures: number; openMs: number; now: () => number }): Circuit {
  let failed = 0;
  let openUntil: number | undefined;
  let probe: PromiseWithResolvers<void> | undefined;

  return {
    enter() {
      if (openUntil === undefined) {
        return (answered) => report(answered, openUntil === undefined && failed + 1 >= options.failures);
      }
      if (probe || options.now() < openUntil) return undefined;
      const begun = (probe = Promise.withResolvers<void>());
      return (answered) => {
        probe = undefined;
        report(answered, true);
        begun.resolve();
      };
    },
    isAvailable: () => probe !== undefined || openUntil === undefined || options.now() >= openUntil,
    probe: () => probe?.promise,
  };

  function report(answered: boolean | undefined, opens: boolean): void {
    if (answered === undefined) return;
    failed = answered ? 0 : failed + 1;
    if (answered) openUntil = undefined;
    else if (opens) openUntil = options.now() + options.openMs;
  }
}
