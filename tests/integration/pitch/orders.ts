import { randomUUID } from 'node:crypto';

import type { Brief } from '#app/features/pitch/pitch';
import { eventsAfter } from '#app/features/pitch/pitch-events.server';
import { insertPitch, retryFailed } from '#app/features/pitch/pitch-store.server';
import type { PitchEvent } from '#app/features/pitch/story';
import type { Runtime } from '#app/server/runtime';

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

type Held = Pick<Runtime, 'database'>;

/** Stores a brief and queues its pitch, as the form's request does, with the runtime in place; returns the pitch's id. */
export function orderPitch(_: Held, wanted: Brief = brief): Promise<string> {
  return insertPitch({ brief: wanted, requestHash: randomUUID(), owner: 'owner', locale: 'fr' });
}

/** Sends a failed pitch to work again, as its maker would. Returns false when it has not failed. */
export function retryPitch({ database }: Held, id: string): Promise<boolean> {
  return database.transaction((t) => retryFailed(t, id));
}

/** What happened to a pitch of the runtime in place, in words: `step 1`, …, `ready`. */
export async function storyOf(id: string): Promise<string[]> {
  return (await eventsAfter(id, 0)).map(nameOf);
}

/** An event in words, as `storyOf` has it. */
export function nameOf(event: PitchEvent): string {
  return event.kind === 'step' ? `step ${event.step}` : event.kind;
}

export const wholeStory = ['step 1', 'step 2', 'step 3', 'step 4', 'step 5', 'step 6', 'ready', 'scored'];
