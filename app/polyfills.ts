/**
 * What the site uses and browsers from Safari 16.4, Chrome 109 and Firefox 115 on may lack. A script of its own
 * (`/polyfills.js`), which only a browser that lacks one of them loads, before all others.
 */

function define(target: object, methods: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

function group<Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const members = groups.get(key);
    if (members) members.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

define(Promise, {
  withResolvers<Value>() {
    const parts: Partial<PromiseWithResolvers<Value>> = {};
    parts.promise = new Promise<Value>((resolve, reject) => Object.assign(parts, { resolve, reject }));
    return parts;
  },
});

define(Map, { groupBy: group });

define(Object, {
  groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => PropertyKey) {
    return Object.assign(Object.create(null), Object.fromEntries(group(items, keyOf)));
  },
});

define(Array.prototype, {
  // What these rules ask for is what is made here.
  // oxlint-disable unicorn/no-array-sort, unicorn/no-array-reverse
  toSorted<Item>(this: Item[], compare?: (one: Item, other: Item) => number) {
    return [...this].sort(compare);
  },
  toReversed<Item>(this: Item[]) {
    return [...this].reverse();
  },
  // oxlint-enable unicorn/no-array-sort, unicorn/no-array-reverse
  toSpliced<Item>(this: Item[], ...change: Parameters<Item[]['splice']>) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  with<Item>(this: Item[], index: number, value: Item) {
    const place = index < 0 ? this.length + index : index;
    if (place < 0 || place >= this.length) throw new RangeError(`Invalid index: ${index}`);
    const copy = [...this];
    copy[place] = value;
    return copy;
  },
});

define(URL, {
  parse(address: string, base?: string) {
    try {
      return new URL(address, base);
    } catch {
      return null;
    }
  },
  canParse(address: string, base?: string) {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  },
});

define(AbortSignal, {
  any(signals: Iterable<AbortSignal>) {
    const any = new AbortController();
    for (const signal of signals) {
      const abort = () => any.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { signal: any.signal });
    }
    return any.signal;
  },
});

const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

define(String.prototype, {
  isWellFormed(this: string) {
    return this.search(loneSurrogates) === -1;
  },
  toWellFormed(this: string) {
    return this.replace(loneSurrogates, '\uFFFD');
  },
});

// Near enough to count what is typed; the server counts for itself.
const clusters =
  /(?:\r\n|\p{RI}{2}|\p{Emoji}\p{EMod}?\uFE0F?(?:\u200D\p{Emoji}\p{EMod}?\uFE0F?)*|[^])[\p{M}\u{E0020}-\u{E007F}]*/gu;

define(Intl, {
  Segmenter: class {
    segment(text: string) {
      return [...text.matchAll(clusters)].map(({ 0: segment, index }) => ({ segment, index, input: text }));
    }
  },
});

// For TypeScript, a module.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
