import * as z from 'zod';

import type { Database } from '#app/server/db/database';
import type { RequestContext } from '#app/server/http/request-context';
import { streamLines } from '#app/server/http/stream-lines';
import { runtime } from '#app/server/runtime';
import { isPitchId } from '../pitch';
import { isUnderWay, type StreamMessage } from '../snapshot';
import { findAtAddress, ownerHash } from './access';
import { type PitchState, readRevision, readState, snapshotOf } from './read-snapshot';
import { pitchChannel } from './revision';

/** A heartbeat opens the stream and fills silences of this length, which would look like a broken line, in ms. */
const heartbeatMs = 10_000;
/** The database is looked at again this often even when no wake-up came, in ms. */
const safetyNetMs = 2000;

const requestSchema = z.object({ id: z.string().refine(isPitchId), after: z.number().int().min(0) });

/** `watch` for a visitor, a line a message: `gone` for an unknown or malformed address too, nothing over the limit. */
export async function watchFor(input: unknown, visitor: RequestContext): Promise<Response> {
  const request = requestSchema.safeParse(input).data;
  const revision = await findAtAddress(visitor, async () => request && readRevision(request.id));
  if (revision === 'too-many') return streamLines(nothing);
  if (!request || revision === undefined) return streamLines(gone);
  const reader = ownerHash();
  return streamLines((signal) => watch(request.id, request.after, { signal, reader }));
}

async function* gone(): AsyncGenerator<StreamMessage> {
  yield { kind: 'gone' };
}

async function* nothing(): AsyncGenerator<StreamMessage> {}

/**
 * The snapshot of a pitch whenever its revision is higher than the one before, the first being higher than `after`. Ends
 * once nothing more is to come, with `gone` when the pitch does not exist (any more), and without a word when `signal`
 * aborts. `reader`: the hash of their token.
 */
export async function* watch(
  id: string,
  after: number,
  { signal, reader }: { signal: AbortSignal; reader: string | undefined },
): AsyncGenerator<StreamMessage> {
  const watched = await joinWatchers(id);
  let known = after;
  let sentAt = 0;
  try {
    while (!signal.aborted) {
      const next = watched.nextLook();
      const state = watched.state();
      if (!state) return yield { kind: 'gone' };
      const snapshot = snapshotOf(state, reader);
      if (snapshot.revision > known) {
        known = snapshot.revision;
        sentAt = Date.now();
        yield { kind: 'snapshot', snapshot };
      }
      if (!isUnderWay(snapshot)) return;
      if (Date.now() - sentAt >= heartbeatMs) {
        sentAt = Date.now();
        yield { kind: 'heartbeat' };
      }
      await next;
    }
  } finally {
    watched.leave();
  }
}

const watchedIn = new WeakMap<Database, Map<string, ReturnType<typeof createWatched>>>();

/** Joins the watchers of a pitch, who share each look at the database; with what it holds now. */
async function joinWatchers(id: string) {
  const { database } = runtime();
  const all = watchedIn.get(database) ?? new Map<string, ReturnType<typeof createWatched>>();
  watchedIn.set(database, all);
  const watched = all.get(id) ?? createWatched(id, () => all.delete(id));
  all.set(id, watched);
  watched.join();
  try {
    await watched.look();
  } catch (error) {
    watched.leave();
    throw error;
  }
  return watched;
}

/** A pitch that somebody watches in this process. */
function createWatched(id: string, forget: () => void) {
  const { database, closing } = runtime();
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
    const told = next;
    try {
      const revision = await readRevision(id);
      if (revision !== state?.revision) state = await readState(id);
      told.resolve();
    } catch (error) {
      told.reject(error);
      throw error;
    } finally {
      next = Promise.withResolvers<void>();
      next.promise.catch(() => {});
    }
  }
}
