import { setImmediate, setTimeout } from 'node:timers/promises';

/** A page takes several turns of the event loop; a step between any two of them would make it wait for each. */
const turnsBetweenSteps = 8;
/** And it waits for others, such as what packs it, while turns pass in no time: so long is left between steps, in ms. */
const restMs = 3;

/**
 * A queue in which each caller waits for turns of the event loop of its own, so that steps which compute come one at
 * a time, with requests answered in between, while those that wait for the network wait together.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(rest);
    return last;
  };
}

async function rest(): Promise<void> {
  // Comes after what the caller before computes.
  await setImmediate();
  await setTimeout(restMs);
  for (let turn = 1; turn < turnsBetweenSteps; turn += 1) await setImmediate();
}
