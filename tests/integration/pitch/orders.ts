import { randomUUID } from 'node:crypto';

import type { Brief } from '#app/features/pitch/brief-schema';
import { readState } from '#app/features/pitch/server/stream/read-snapshot';
import { insertPitch, retryFailed } from '#app/features/pitch/server/repository';
import type { PitchSnapshot, PitchVersion, StreamMessage } from '#app/features/pitch/snapshot';
import type { Database } from '#app/server/db/database';
import type { Services } from '#app/server/services';

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

/** Stores a brief and queues its pitch, as the form's request does; returns the pitch's id. */
export function orderPitch(services: Services, wanted: Brief = brief): Promise<string> {
  return insertPitch(services, { brief: wanted, requestHash: randomUUID(), owner: 'owner', locale: 'fr' });
}

/** Sends a failed pitch to work again, as its maker would. Returns false when it has not failed. */
export function retryPitch(
  { database, workflows }: Pick<Services, 'database' | 'workflows'>,
  id: string,
): Promise<boolean> {
  return database.transaction((t) => retryFailed(workflows, t, id));
}

/** How far a pitch is, in words: `step 1`, …, `ready`; nothing when there is none. */
export async function progressOf(database: Database, id: string): Promise<string[]> {
  const state = await readState(database, id);
  return state ? inWords(state) : [];
}

/** How far a pitch is, as `progressOf` has it; what belongs to another version than the first ends with its number. */
export function inWords({ findings, versions }: Pick<PitchSnapshot, 'findings' | 'versions'>): string[] {
  const steps = findings.map(({ step }) => `step ${step}`);
  return [...steps, ...versions.flatMap(versionInWords)];
}

function versionInWords({ version, status, score }: PitchVersion): string[] {
  const words = version === 1 ? [] : ['version'];
  if (status !== 'generating') words.push(status);
  if (score) words.push('scored');
  return version === 1 ? words : words.map((word) => `${word} ${version}`);
}

export const whole = ['step 1', 'step 2', 'step 3', 'step 4', 'step 5', 'step 6', 'ready', 'scored'];

/** Everything until the end. */
export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const seen: Item[] = [];
  for await (const item of items) seen.push(item);
  return seen;
}

/** What its maker was told of a pitch by messages of its stream. */
export function snapshotsIn(messages: StreamMessage[]): PitchSnapshot[] {
  return messages.flatMap((message) =>
    message.kind === 'snapshot' && message.snapshot.isMaker ? [message.snapshot] : [],
  );
}
