import { allowedHosts, type RedirectRule, redirects, type RedirectStatus } from '#app/content/redirects';
import { isSafeTarget } from './safe-target';

/** Where an address leads now; `to` with its query. */
export type Moved = { to: string; status: RedirectStatus };

type Lookup = (path: string, search: string) => Moved | undefined;

/**
 * Makes a table of redirects ready for questions. Slashes at the end of a path and its case do not count, except in
 * what `{name}` stands for; the query goes along. Throws with every rule that cannot be kept: a place in `to` that
 * `from` does not name, an address outside the hosts, a second rule for the same path, a target that moves again.
 */
export function readRedirects(rules: readonly RedirectRule[], hosts: readonly string[]): Lookup {
  const known = rules.map((rule) => ({ ...rule, parts: partsOf(rule.from) }));
  const lookup: Lookup = (path, search) => {
    const asked = partsOf(path);
    for (const { parts, to, status } of known) {
      const places = placesIn(parts, asked);
      if (places) return { to: withQuery(fill(to, places), search), status };
    }
    return undefined;
  };
  const faults = rules.flatMap((rule, index) => faultsOf(rule, rules.slice(0, index), { hosts, lookup }));
  if (faults.length > 0) throw new Error(`Redirects that cannot be kept:\n${faults.join('\n')}`);
  return lookup;
}

const lookUp = readRedirects(redirects, allowedHosts);

/** Where an address of the earlier site leads; undefined for all others, and for what is too long to be one. */
export const movedTo: Lookup = (path, search) =>
  path.length > longestPath ? undefined : lookUp(path, search);

const longestPath = 1000;

/**
 * The answer to a request for an address of the earlier site, and to one that cannot be read, which no route could
 * know; undefined for all others.
 */
export function movedAnswer({ pathname, search }: URL): Response | undefined {
  const moved = isReadable(pathname) ? movedTo(pathname, search) : notFoundPage(pathname);
  return moved && new Response(null, { status: moved.status, headers: { location: moved.to } });
}

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path).isWellFormed();
  } catch {
    return false;
  }
}

function notFoundPage(path: string): Moved {
  return { to: `/404?from=${encodeURIComponent(path.slice(0, 1000))}`, status: 307 };
}

function partsOf(path: string): string[] {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).split('/');
}

/** What the places of a rule stand for in a path, or undefined when the path is another. */
function placesIn(parts: string[], asked: string[]): Map<string, string> | undefined {
  if (parts.length !== asked.length) return undefined;
  const places = new Map<string, string>();
  for (const [index, part] of parts.entries()) {
    const given = asked[index] ?? '';
    const name = nameOf(part);
    if (name === undefined ? part !== given.toLowerCase() : given === '') return undefined;
    if (name !== undefined) places.set(name, given);
  }
  return places;
}

function nameOf(part: string): string | undefined {
  return /^\{(\w+)\}$/.exec(part)?.[1];
}

function fill(to: string, places: Map<string, string>): string {
  return to.replaceAll(/\{(\w+)\}/g, (place, name: string) => places.get(name) ?? place);
}

function withQuery(to: string, search: string): string {
  if (search.length < 2) return to;
  return to.includes('?') ? `${to}&${search.slice(1)}` : to + search;
}

function faultsOf(
  { from, to }: RedirectRule,
  earlier: readonly RedirectRule[],
  { hosts, lookup }: { hosts: readonly string[]; lookup: Lookup },
): string[] {
  const target = fill(to, new Map(partsOf(from).map((part) => [nameOf(part) ?? '', 'x'])));
  const plain = from.replaceAll(/\{\w+\}/g, '');
  const faults = {
    'no path in small letters': !/^(?:\/[^/]+)+$/.test(from) || plain !== plain.toLowerCase(),
    'a place that it does not name': /[{}]/.test(target),
    'a target outside the hosts': !isSafeTarget(target, { origins: [], hosts }),
    'a second rule for it': earlier.some((rule) => rule.from === from),
    'a target that moves again': lookup(target.replace(/[?#].*$/, ''), '') !== undefined,
  };
  return Object.entries(faults).flatMap(([fault, found]) => (found ? [`${from} → ${to}: ${fault}`] : []));
}
