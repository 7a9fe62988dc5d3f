import { readEnglish } from '#app/features/pitch/engine/en/read';
import type { Reading } from '#app/features/pitch/engine/read/reading';
import type { Brief } from '#app/features/pitch/pitch';

/** What is read of a description, in a brief that is otherwise plain. */
export function read(description: string, more: Partial<Brief> = {}): Reading {
  return readEnglish({
    category: 'service',
    description,
    goal: 'users',
    distributedIn: ['GB'],
    usedBy: 'people in town',
    ...more,
  });
}
