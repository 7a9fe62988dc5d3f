import { spanish } from '#app/features/pitch/engine/es/pack';
import type { Reading } from '#app/features/pitch/engine/read/reading';
import type { Brief } from '#app/features/pitch/pitch';

/** What is read of a description, in a brief that is otherwise plain. */
export function read(description: string, usedBy = 'familias', more: Partial<Brief> = {}): Reading {
  return spanish.read({
    category: 'product',
    description,
    usedBy,
    goal: 'users',
    distributedIn: ['ES'],
    ...more,
  });
}
