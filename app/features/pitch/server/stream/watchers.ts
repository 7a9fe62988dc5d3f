import type { Services } from '#app/server/services';
import { pitchChannel } from '../revision';
import { type PitchState, readRevision, readState } from './read-snapshot';

/** The database is looked at again this often even when no wake-up came, in ms. */
const safetyNetMs = 2000;

/** Who watches which pitch in this process: they share each look at the database. */
export type PitchWatchers = {
  /** Resolves once there was a look; whoever joins leaves by `leave`. */
  join(id: string): Promise<Watched>;
};

declare module '#app/server/services' {
  // Merged into the services of the server.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FeatureServices {
    pitchWatchers: PitchWatchers;
  }
}

type Deps = Pick<Services, 'database' | 'closing'>;

type Watched = ReturnType<typeof createWatched>;

export function createPitchWatchers(deps: Deps): PitchWatchers {
  const all = new Map<string, Watched>();
  return {
    async join(id) {
      const watched = all.get(id) ?? createWatched(deps, id, () => all.delete(id));
      all.set(id, watched);
      watched.join();
      try {
        await watched.look();
      } catch (error) {
        watched.leave();
        throw error;
      }
      return watched;
    },
  };
}

/** A pitch that somebody watches in this process. */
function createWatched({ database, closing }: Deps, id: string, forget: () => void) {
  let state: PitchState | undefined;
  let watchers = 0;
  let looking: Promise<void> | undefined;
  let again: Promise<void> | undefined;
  let next = Promise.withResolvers<void>();
  // A look that nobody waits for may fail without being the end of the process.
  next.promise.catch(() => {});

  const unsubscribe = database.subscribe(pitchChannel(id), glance);
  const timer = setInterval(glance, safetyNetMs).unref();
  // Watchers that wait find out that the server stops.
  const letGo = () => next.resolve();
  closing.addEventListener('abort', letGo);

  return {
    /** Undefined once the pitch is deleted or expired. */
    state: () => state,
    /** Resolves at the next look, which may have found nothing new; rejects when the database does not answer. */
    nextLook: () => next.promise,
    look,
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

  function glance(): void {
    look().catch(() => {});
  }

  /** Reads what is there at some moment after the call; calls that come while one waits share it. */
  function look(): Promise<void> {
    if (!looking) return (looking = read().finally(() => (looking = undefined)));
    return (again ??= looking
      .catch(() => {})
      .then(() => {
        again = undefined;
        return look();
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
