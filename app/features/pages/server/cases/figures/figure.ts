/** A number that a case tells, and how it is written. Shares are of 1, money is in euros. */
export type Figure = {
  value: number;
  as: 'count' | 'share' | 'rate' | 'euros' | 'cents' | 'decimal' | 'points';
};

export type Figures = Record<string, Figure>;

export const count = (value: number): Figure => ({ value, as: 'count' });
export const share = (part: number, whole: number): Figure => ({ value: part / whole, as: 'share' });
/** A share told to a tenth of a percent. */
export const rate = (part: number, whole: number): Figure => ({ value: part / whole, as: 'rate' });
export const euros = (value: number): Figure => ({ value, as: 'euros' });
export const decimal = (value: number): Figure => ({ value, as: 'decimal' });

export function countOf<Row>(rows: readonly Row[], holds: (row: Row) => boolean): number {
  return rows.filter(holds).length;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return mean(middle);
}

/** A figure for each name, under `{prefix}.{name}`. */
export function each<Name extends string>(
  prefix: string,
  names: readonly Name[],
  figureOf: (name: Name) => Figure,
): Figures {
  return Object.fromEntries(names.map((name) => [`${prefix}.${name}`, figureOf(name)]));
}
