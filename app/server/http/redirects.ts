import { redirects } from '#app/content/redirects';

const targets = new Map(Object.entries(redirects));
/** Longer than any address of the earlier site, in characters. */
const maxLength = 1000;

/**
 * Where an address of the earlier site leads, with its query; undefined for all others. Slashes at the end of a path
 * and its case do not count, except in what `{id}` stands for.
 */
export function redirectFor(path: string, search: string): string | undefined {
  if (path.length > maxLength) return undefined;
  const known = path.replace(/\/+$/, '');
  const start = known.lastIndexOf('/') + 1;
  const id = known.slice(start);
  const target =
    targets.get(known.toLowerCase()) ??
    targets.get(`${known.slice(0, start).toLowerCase()}{id}`)?.replace('{id}', () => id);
  return target && target + (search === '?' ? '' : search);
}

/**
 * The answer to a request for an address of the earlier site, and to one that cannot be read, which no route could
 * know; undefined for all others.
 */
export function redirectAnswer({ pathname, search }: URL): Response | undefined {
  if (!isReadable(pathname)) {
    return redirectTo(307, `/404?from=${encodeURIComponent(pathname.slice(0, maxLength))}`);
  }
  const target = redirectFor(pathname, search);
  return target === undefined ? undefined : redirectTo(301, target);
}

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path).isWellFormed();
  } catch {
    return false;
  }
}

function redirectTo(status: number, location: string): Response {
  return new Response(null, { status, headers: { location } });
}
