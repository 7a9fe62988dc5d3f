/** Of one sample: few values each, and never anything of a visitor's. */
export type Labels = Record<string, string | number>;

export type Counter = { add(labels: Labels, by?: number): void };
export type Histogram = { observe(labels: Labels, value: number): void };
export type Sample = { labels?: Labels; value: number };

/** What a process counts of itself, to be read by Prometheus. */
export type Metrics = {
  /** A name that ends in `_total`; the same name again is the same counter. */
  counter(name: string, help: string): Counter;
  /** `bounds` are the upper ends of its buckets, in ascending order. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** Asked each time that the figures are read; what it throws leaves its samples out. */
  gauge(name: string, help: string, read: () => Sample[] | Promise<Sample[]>): void;
  /** Everything in Prometheus' text format, version 0.0.4. */
  text(): Promise<string>;
};

type Family = { head: string; lines: () => string[] | Promise<string[]> };

/** Figures of one process; nothing is kept of the time before. */
export function createMetrics(): Metrics {
  const families = new Map<string, Family>();
  const counters = new Map<string, Counter>();

  function add(name: string, help: string, kind: string, lines: Family['lines']): void {
    if (families.has(name)) throw new Error(`Two metrics are called "${name}"`);
    families.set(name, { head: `# HELP ${name} ${help}\n# TYPE ${name} ${kind}`, lines });
  }

  return {
    counter(name, help) {
      const known = counters.get(name);
      if (known) return known;
      const values = new Map<string, number>();
      add(name, help, 'counter', () => [...values].map(([labels, value]) => line(name, labels, value)));
      const counter: Counter = {
        add(labels, by = 1) {
          const key = written(labels);
          values.set(key, (values.get(key) ?? 0) + by);
        },
      };
      counters.set(name, counter);
      return counter;
    },

    histogram(name, help, bounds) {
      const series = new Map<string, Distribution>();
      add(name, help, 'histogram', () =>
        [...series].flatMap(([labels, one]) => linesOf(name, labels, bounds, one)),
      );
      return {
        observe(labels, value) {
          const key = written(labels);
          const one = series.get(key) ?? { counts: bounds.map(() => 0), count: 0, sum: 0 };
          series.set(key, one);
          one.count += 1;
          one.sum += value;
          const at = bounds.findIndex((bound) => value <= bound);
          if (at !== -1) one.counts[at] = (one.counts[at] ?? 0) + 1;
        },
      };
    },

    gauge(name, help, read) {
      add(name, help, 'gauge', async () =>
        (await read()).map(({ labels = {}, value }) => line(name, written(labels), value)),
      );
    },

    async text() {
      const parts = await Promise.all(
        [...families.values()].map(async ({ head, lines }) => [head, ...(await linesOrNone(lines))]),
      );
      return `${parts.flat().join('\n')}\n`;
    },
  };
}

/** How many values fell into each bucket, alone; those above the last are in `count` only. */
type Distribution = { counts: number[]; count: number; sum: number };

function linesOf(name: string, labels: string, bounds: readonly number[], one: Distribution): string[] {
  let below = 0;
  const buckets = bounds.map((bound, at) => {
    below += one.counts[at] ?? 0;
    return line(`${name}_bucket`, joined(labels, `le="${bound}"`), below);
  });
  return [
    ...buckets,
    line(`${name}_bucket`, joined(labels, 'le="+Inf"'), one.count),
    line(`${name}_sum`, labels, one.sum),
    line(`${name}_count`, labels, one.count),
  ];
}

/** One gauge that cannot be read, as when the database is away, hides no other. */
async function linesOrNone(lines: Family['lines']): Promise<string[]> {
  try {
    return await lines();
  } catch {
    return [];
  }
}

function line(name: string, labels: string, value: number): string {
  return labels === '' ? `${name} ${value}` : `${name}{${labels}} ${value}`;
}

function joined(labels: string, more: string): string {
  return labels === '' ? more : `${labels},${more}`;
}

function written(labels: Labels): string {
  let text = '';
  for (const name in labels) text = joined(text, `${name}="${escaped(labels[name])}"`);
  return text;
}

function escaped(value: string | number = ''): string | number {
  if (typeof value === 'number') return value;
  return /[\\"\n]/.test(value) ? value.replace(/[\\"]/g, '\\$&').replaceAll('\n', String.raw`\n`) : value;
}
