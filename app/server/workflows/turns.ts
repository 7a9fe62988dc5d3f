import { setImmediate } from 'node:timers/promises';

/** A page takes several turns of the event loop; a step between any two of them would make it wait for each. */
const turnsBetweenSteps = 8;

/**
 * A queue in which each caller waits for turns of the event loop of its own, so that steps which compute come one at
 * a time, with requests answered in between, while those that wait for the network wait together.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    for (let turn = 0; turn < turnsBetweenSteps; turn += 1) last = last.then(() => setImmediate());
    return last;
  };
}
