/** Tells how a call ended: whether the service answered, or `undefined` when the end says nothing about it. */
export type Leave = (answered: boolean | undefined) => void;

export type Circuit = {
  /** Undefined while the service is left alone; otherwise to be called once when the call has ended. */
  enter(): Leave | undefined;
};

/**
 * Leaves a failing service alone: opens after `failures` in a row, for `openMs`, then lets one call through, whose end
 * closes it or opens it again. Any answer closes it, also one to a call from before.
 */
export function createCircuit(options: { failures: number; openMs: number; now: () => number }): Circuit {
  let failed = 0;
  let openUntil: number | undefined;
  let trying = false;

  return {
    enter() {
      if (openUntil === undefined) {
        return (answered) => leave(answered, openUntil === undefined && failed + 1 >= options.failures);
      }
      if (trying || options.now() < openUntil) return undefined;
      trying = true;
      return (answered) => {
        trying = false;
        leave(answered, true);
      };
    },
  };

  function leave(answered: boolean | undefined, opens: boolean): void {
    if (answered === undefined) return;
    failed = answered ? 0 : failed + 1;
    if (answered) openUntil = undefined;
    else if (opens) openUntil = options.now() + options.openMs;
  }
}
