import type { CheckNumber } from '../../pitch';

/** Orders checks by how much mending them does for a pitch: for `toSorted`. */
export function mostTelling(one: CheckNumber, other: CheckNumber): number {
  return order.indexOf(one) - order.indexOf(other);
}

// Invention first, then what the pitch is about, then how it is said.
const order: CheckNumber[] = [9, 2, 8, 10, 7, 3, 5, 6, 4, 11, 12, 14, 13, 1];
