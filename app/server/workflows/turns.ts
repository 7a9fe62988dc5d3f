import { setImmediate } from 'node:timers/promises';

/**
 * A queue in which each caller waits for a turn of the event loop of its own, so that steps which compute come one at
 * a time, with requests answered in between, while those that wait for the network wait together.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
