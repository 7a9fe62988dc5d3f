import type { Services } from '#app/server/services';
import { pitchChannel } from '../raise-revision';
import { type PitchState, readRevision, readState } from './read-snapshot';

/** The database is read again this often even when no wake-up came, in ms. */
const safetyNetMs = 2000;

/** The pitches that somebody watches in this process: all who watch one share each read of the database. */
export type PitchPollers = {
  /** Resolves once the pitch was read; whoever joins leaves by `leave`. */
  join(id: string): Promise<PitchPoller>;
};

declare module '#app/server/services' {
  // Merged into the services of the server.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FeatureServices {
    pitchPollers: PitchPollers;
  }
}

type Deps = Pick<Services, 'database' | 'closing'>;

type PitchPoller = ReturnType<typeof createPitchPoller>;

export function createPitchPollers(deps: Deps): PitchPollers {
  const all = new Map<string, PitchPoller>();
  return {
    async join(id) {
      const poller = all.get(id) ?? createPitchPoller(deps, id, () => all.delete(id));
      all.set(id, poller);
      poller.join();
      try {
        await poller.refresh();
      } catch (error) {
        poller.leave();
        throw error;
      }
      return poller;
    },
  };
}

/** A pitch that somebody watches in this process. */
function createPitchPoller({ database, closing }: Deps, id: string, forget: () => void) {
  let state: PitchState | undefined;
  let watchers = 0;
  let reading: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  let next = Promise.withResolvers<void>();
  // A read that nobody waits for may fail without being the end of the process.
  next.promise.catch(() => {});

  const unsubscribe = database.subscribe(pitchChannel(id), refreshQuietly);
  const timer = setInterval(refreshQuietly, safetyNetMs).unref();
  // Watchers that wait find out that the server stops.
  const letGo = () => next.resolve();
  closing.addEventListener('abort', letGo);

  return {
    /** Undefined once the pitch is deleted or expired. */
    state: () => state,
    /** Resolves at the next read, which may have found nothing new; rejects when the database does not answer. */
    nextRead: () => next.promise,
    refresh,
    join() {
      watchers += 1;
    },
    leave() {
      watchers -= 1;
      if (watchers > 0) return;
      unsubscribe();
      clearInterval(timer);
      closing.removeEventListener('abort', letGo);
      forget();
    },
  };

  function refreshQuietly(): void {
    refresh().catch(() => {});
  }

  /** Reads what is there at some moment after the call; calls that come while one waits share it. */
  function refresh(): Promise<void> {
    if (!reading) return (reading = read().finally(() => (reading = undefined)));
    return (queued ??= reading
      .catch(() => {})
      .then(() => {
        queued = undefined;
        return refresh();
      }));
  }

  async function read(): Promise<void> {
    const waiting = next;
    try {
      const revision = await readRevision(database, id);
      if (revision !== state?.revision) state = await readState(database, id);
      waiting.resolve();
    } catch (error) {
      waiting.reject(error);
      throw error;
    } finally {
      next = Promise.withResolvers<void>();
      next.promise.catch(() => {});
    }
  }
}
