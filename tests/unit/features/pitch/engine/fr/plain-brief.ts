import { frenchBeats } from '#app/features/pitch/engine/fr/beats/all';
import { readFrench } from '#app/features/pitch/engine/fr/read';
import type { Reading } from '#app/features/pitch/engine/read/reading';
import type { Brief } from '#app/features/pitch/pitch';

/** What is read of a description, in a brief that is otherwise plain. */
export function read(description: string, more: Partial<Brief> = {}): Reading {
  return readFrench({
    category: 'service',
    goal: 'investors',
    distributedIn: ['FR'],
    usedBy: 'les habitants du quartier',
    description,
    ...more,
  });
}

/** The sentences that are kept of it, one after the other. */
export function told(description: string, more?: Partial<Brief>): string {
  return read(description, more)
    .sentences.map(({ text }) => text)
    .join(' ');
}

/** Everything that a pitch of it may say. */
export function sayable(description: string, more?: Partial<Brief>): string[] {
  return frenchBeats(read(description, more)).flatMap(({ variants }) => variants.map(({ text }) => text));
}
