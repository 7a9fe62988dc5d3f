import { randomBytes } from 'node:crypto';

import type { Brief, PitchEvent } from '#app/features/pitch/pitch';
import { appendEvent, eventsAfter, pitchChannel } from '#app/features/pitch/pitch-events.server';
import { toJson } from '#app/server/db/json';
import type { Runtime } from '#app/server/runtime';
import { addPitch } from '#tests/integration/support/rows';

export const brief: Brief = {
  category: 'service',
  description:
    'VracoBus est une épicerie mobile qui livre des produits en vrac dans les villages de la Drôme. Nous avons déjà 340 clients réguliers.',
  goal: 'investors',
  distributedIn: ['FR'],
  madeIn: 'FR',
  usedBy: 'Les familles et les retraités de villages sans commerce',
  messagesAndValues: 'Proximité, zéro déchet',
};

type Held = Pick<Runtime, 'database' | 'workflows'>;

/** Stores a brief and queues its pitch in one transaction, as the form's request does; returns the pitch's id. */
export function orderPitch({ database, workflows }: Held, wanted: Brief = brief): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  return database.transaction(async (t) => {
    await addPitch(t, id);
    await t
      .updateTable('pitches')
      .set({ brief: toJson(wanted), expires_at: Date.now() + 3_600_000 })
      .where('id', '=', id)
      .execute();
    await workflows.start(t, 'pitch', { id }, jobKey(id));
    return id;
  });
}

/** Sends a failed pitch to work again, as its maker would. Returns false when it has not failed. */
export function retryPitch({ database, workflows }: Held, id: string): Promise<boolean> {
  return database.transaction(async (t) => {
    if (!(await workflows.retry(t, jobKey(id)))) return false;
    await t.updateTable('pitches').set({ status: 'generating' }).where('id', '=', id).execute();
    await appendEvent(t, id, { kind: 'retried' });
    return true;
  });
}

/** Removes a pitch, as its maker would. */
export function removePitch({ database, workflows }: Held, id: string): Promise<void> {
  return database.transaction(async (t) => {
    await workflows.cancel(t, jobKey(id));
    await t.deleteFrom('pitches').where('id', '=', id).execute();
    t.notify(pitchChannel(id));
  });
}

/** What happened to a pitch of the runtime in place, in words: `step 1`, …, `ready`. */
export async function storyOf(id: string): Promise<string[]> {
  return (await eventsAfter(id, 0)).map(nameOf);
}

export function nameOf(event: PitchEvent): string {
  return event.kind === 'step' ? `step ${event.step}` : event.kind;
}

export const wholeStory = ['step 1', 'step 2', 'step 3', 'step 4', 'step 5', 'step 6', 'ready'];

function jobKey(id: string): string {
  return `pitch:${id}`;
}
