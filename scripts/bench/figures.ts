/** The value that `share` (0 to 1) of the values are at or below; NaN of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: number[]) => percentile(values, 0.5);

export type Row = { what: string; measured: number; budget: number; unit: string };

/** Prints the rows as a table and tells whether every one is within its budget. */
export function report(rows: Row[]): boolean {
  console.table(
    rows.map(({ what, measured, budget, unit }) => ({
      what,
      measured: `${measured.toFixed(measured < 10 ? 2 : 0)} ${unit}`,
      budget: `≤ ${budget} ${unit}`,
      ok: measured <= budget ? 'yes' : 'NO',
    })),
  );
  return rows.every(({ measured, budget }) => measured <= budget);
}
