import type { Passage } from '../../pitch';
import { oneLinerLimit } from '../bands';
import type { Style } from '../pack';

/** Of the one-liners, best first, one that fits: the best, or for a shorter version one a fifth shorter than that. */
export function chooseOneLiner(lines: Passage[], { shorter }: Pick<Style, 'shorter'>): Passage {
  const fitting = lines.filter((line) => lengthOf(line) <= oneLinerLimit);
  const best = fitting[0] ?? lines.at(-1) ?? [];
  if (!shorter) return best;
  return fitting.find((line) => isWhole(line) && lengthOf(line) <= lengthOf(best) * 0.8) ?? best;
}

/** Says it all: nothing is left to fill in. */
function isWhole(line: Passage): boolean {
  return line.every((span) => span.placeholder !== true);
}

function lengthOf(line: Passage): number {
  return line.reduce((length, span) => length + span.text.length, 0);
}
