import { redirects } from '#app/content/redirects';
import { matchRedirect } from '#app/lib/match-redirect';

/** In characters. */
const maxLength = 1000;

/** The target of an address of the earlier site (product 2.4). */
export function redirectFor(path: string, search: string): string | undefined {
  return matchRedirect(redirects, path, search);
}

/** Also answers an address that cannot be decoded, which no route could match. */
export function redirectAnswer({ pathname, search }: URL): Response | undefined {
  if (!isReadable(pathname)) {
    const from = encodeURIComponent((pathname + search).slice(0, maxLength));
    const [lang = ''] = /(?<=[?&])lang=\w\w\b/.exec(search) ?? [];
    return redirectTo(307, `/404?from=${from}${lang && `&${lang}`}`);
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
