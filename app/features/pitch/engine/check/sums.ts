import type { Sum } from '../../pitch';
import type { Source } from './source';

/** In order. Sides are the founder's numbers, results before, or measures; rounding by a twentieth passes. */
export function rightSums(sums: readonly Sum[], { numbers }: Pick<Source, 'numbers'>): Sum[] {
  const known = new Set([...numbers].map(Number.parseFloat));
  return sums.filter(({ left, operation, right, result }) => {
    const isMeasured = (operation === '×' || operation === '÷') && measures.has(right);
    if (!known.has(left) || (!known.has(right) && !isMeasured)) return false;
    const exact = work[operation](left, right);
    const isRight = Number.isFinite(exact) && Math.abs(exact - result) <= Math.abs(exact) * rounding;
    if (isRight) known.add(result);
    return isRight;
  });
}

const measures = new Set([7, 12, 24, 30, 52, 60, 100, 365]);
const rounding = 0.05;

const work: Record<Sum['operation'], (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '×': (left, right) => left * right,
  '÷': (left, right) => left / right,
};

export function withSums(source: Source, sums: readonly Sum[] = []): Source {
  const results = rightSums(sums, source).flatMap(({ result }) => saidAs(result));
  return results.length === 0 ? source : { ...source, numbers: new Set([...source.numbers, ...results]) };
}

/** “About 240” is said for 244. */
function saidAs(result: number): string[] {
  const rounded = [1, 2, 3].map((digits) => Number(result.toPrecision(digits)));
  const near = rounded.filter((one) => Math.abs(one - result) <= Math.abs(result) * rounding);
  return [...new Set([result, ...near])].flatMap((one) => [`${one}`, `${one}%`]);
}
