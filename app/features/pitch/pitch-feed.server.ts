import type { Database } from '#app/server/db/database';
import { runtime } from '#app/server/runtime';
import { eventsAfter, pitchChannel } from './pitch-events.server';
import type { PitchEvent } from './story';

/** The feed looks again this often even when no wake-up came, in ms. */
const safetyNetMs = 2000;

/** What is known of a pitch that somebody watches in this process: read once for all its watchers. */
export type PitchFeed = {
  /** False once the pitch is deleted or expired. */
  exists(): boolean;
  /** True while events may follow without anybody asking for them; `original`: of the first version alone. */
  isOpen(original: boolean): boolean;
  /** All events so far, oldest first. */
  events: readonly PitchEvent[];
  /** Resolves at the next look, which may have found nothing new; rejects when the database does not answer. */
  nextLook(): Promise<void>;
  leave(): void;
};

const feedsOf = new WeakMap<Database, Map<string, ReturnType<typeof createFeed>>>();

/** Joins the watchers of a pitch, with what the database holds now. */
export async function joinFeed(id: string): Promise<PitchFeed> {
  const { database } = runtime();
  const feeds = feedsOf.get(database) ?? new Map<string, ReturnType<typeof createFeed>>();
  feedsOf.set(database, feeds);
  const feed = feeds.get(id) ?? createFeed(id, () => feeds.delete(id));
  feeds.set(id, feed);
  feed.join();
  try {
    await feed.look();
  } catch (error) {
    feed.leave();
    throw error;
  }
  return feed;
}

function createFeed(id: string, forget: () => void) {
  const { database, closing } = runtime();
  const events: PitchEvent[] = [];
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
    events,
    exists: () => state !== undefined,
    isOpen: (original: boolean) =>
      state !== undefined && (state.generating || (original ? state.originalUnscored : state.unfinished) > 0),
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
      // The state first: what it says has ended has told all its events before.
      state = await stateOf(id);
      if (state) events.push(...(await eventsAfter(id, events.at(-1)?.seq ?? 0)));
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

type PitchState = { generating: boolean; unfinished: number; originalUnscored: number };

async function stateOf(id: string): Promise<PitchState | undefined> {
  const row = await runtime()
    .database.query.selectFrom('pitches')
    .leftJoin('pitch_versions', (join) =>
      join
        .onRef('pitch_versions.pitch_id', '=', 'pitches.id')
        .on('pitch_versions.score', 'is', null)
        .on('pitch_versions.status', '!=', 'failed'),
    )
    .select(({ fn }) => [
      'pitches.status',
      fn.count<number>('pitch_versions.version').as('unfinished'),
      fn.min('pitch_versions.version').as('first'),
    ])
    .where('pitches.id', '=', id)
    .where('pitches.expires_at', '>', Date.now())
    .groupBy(['pitches.id', 'pitches.status'])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    generating: row.status === 'generating',
    unfinished: row.unfinished,
    originalUnscored: row.first === 1 ? 1 : 0,
  };
}
