import type { Goal } from '../../brief';
import type { FactKind } from '../facts';

/** What a listener cares for: the heavier a fact, the shorter the text that already says it. */
export function weightFor(goal: Goal, kind: FactKind): number {
  return weights[kind]?.[listeners.indexOf(goal)] ?? other;
}

const listeners: readonly Goal[] = ['investors', 'incubator', 'users', 'team'];
const other = 10;

const weights: Partial<Record<FactKind, readonly [number, number, number, number]>> = {
  moment: [98, 98, 98, 98],
  change: [84, 84, 88, 84],
  proof: [90, 82, 68, 78],
  difference: [76, 60, 76, 56],
  problem: [72, 80, 64, 74],
  instead: [70, 70, 62, 60],
  price: [66, 38, 70, 34],
  benefit: [60, 52, 82, 52],
  stage: [56, 76, 20, 70],
  team: [46, 64, 24, 62],
  mechanism: [44, 48, 60, 50],
  audience: [40, 42, 44, 40],
  detail: [36, 40, 50, 46],
  condition: [30, 26, 28, 20],
  value: [8, 10, 12, 30],
  need: [other, other, 4, other],
};

/** What backs the offer and comes after it: how it goes, what it costs, who does it, what is asked. */
export const backing: ReadonlySet<FactKind> = new Set<FactKind>([
  'proof',
  'price',
  'condition',
  'place',
  'stage',
  'team',
  'value',
  'need',
  'invitation',
]);
