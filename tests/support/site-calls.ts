import { readFileSync } from 'node:fs';

/** Calls of the production build's server functions as a browser sends them, for tests without one. */
export type SiteCalls = {
  /** `name` as in `pitch.createPitch`: the file without its suffix, and the function. `more` headers win. */
  call(name: string, data?: unknown, more?: Record<string, string>, signal?: AbortSignal): Promise<Response>;
  /** Of the same function, for a request of one's own making. */
  addressOf(name: string): string;
};

/** What the browser's part of the framework sends along. */
export const functionHeaders = {
  accept: 'application/x-tss-framed, application/x-ndjson, application/json',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-tsr-serverfn': 'true',
};

let ids: Map<string, string> | undefined;

/** Of the site at `origin`; the build must stand. Functions that only read go by GET. */
export function siteCalls(origin: string, headers: Record<string, string> = {}): SiteCalls {
  const addressOf = (name: string) => {
    ids ??= functionIds();
    const id = ids.get(name);
    if (!id) throw new Error(`The build has no function ${name}`);
    return `${origin}/_serverFn/${id}`;
  };
  return {
    addressOf,
    async call(name, data, more = {}, signal) {
      const body = encoded(data);
      const init = { headers: { ...functionHeaders, ...headers, ...more }, signal };
      const isRead = /\.(?:get|watch|find)/.test(name);
      return isRead
        ? fetch(`${addressOf(name)}?payload=${encodeURIComponent(body)}`, init)
        : fetch(addressOf(name), { ...init, method: 'POST', body });
    },
  };
}

/** What a request holds: the platform's own encoding of `{ data }`. */
export function encoded(data: unknown): string {
  let refs = 0;
  return JSON.stringify({ t: nodeOf({ data }), f: 127, m: [] });

  function nodeOf(value: unknown): object {
    if (typeof value === 'number') return { t: 0, s: value };
    if (typeof value === 'string') return { t: 1, s: escaped(value) };
    if (value === undefined || value === null || typeof value === 'boolean')
      return { t: 2, s: [null, undefined, true, false].indexOf(value) };
    const i = refs++;
    if (Array.isArray(value)) return { t: 9, i, a: value.map(nodeOf), o: 0 };
    return { t: 10, i, p: { k: Object.keys(value), v: Object.values(value).map(nodeOf) }, o: 0 };
  }
}

function escaped(text: string): string {
  return text
    .replaceAll(/["\\]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`);
}

function functionIds(): Map<string, string> {
  const server = readFileSync('dist/server/server.js', 'utf8');
  const entry =
    /"([0-9a-f]{64})":\s*\{\s*functionName: "(\w+)_createServerFn_handler",\s*importer: \(\) => import\("\.\/assets\/(\w+)\.functions-/g;
  return new Map([...server.matchAll(entry)].map(([, id = '', name, file]) => [`${file}.${name}`, id]));
}
