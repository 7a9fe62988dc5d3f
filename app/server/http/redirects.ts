import { redirects } from '#app/content/redirects';

const targets = new Map(Object.entries(redirects));
const maxLength = 1000;

/** The target of an address of the earlier site (product 2.4); the case of `{id}` is kept. */
export function redirectFor(path: string, search: string): string | undefined {
  if (path.length > maxLength) return undefined;
  const trimmed = path.replace(/\/+$/, '');
  const start = trimmed.lastIndexOf('/') + 1;
  const id = trimmed.slice(start);
  const target =
    targets.get(trimmed.toLowerCase()) ??
    targets.get(`${trimmed.slice(0, start).toLowerCase()}{id}`)?.replace('{id}', () => id);
  return target && target + (search === '?' ? '' : search);
}

/** Also answers an address that cannot be decoded, which no route could match. */
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
