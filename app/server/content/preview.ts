import { readCookie } from '#app/server/http/cookies';
import { sign } from '#app/server/secret';
import { isSecret } from './same-secret';

const previewMs = 30 * 60_000;

/** `secret` unset: there is no preview. `secure`: the site is served over https. `now` in epoch ms. */
type Options = { secret: string | undefined; secure: boolean; now?: () => number };

/**
 * An editor follows the service's link, `?secret=…&slug=…`: answers with half an hour of drafts in this browser and the
 * way to the article; 404 where no secret is configured, 401 for a wrong one.
 */
export function openPreview(request: Request, { secret, secure, now = Date.now }: Options): Response {
  const search = new URL(request.url).searchParams;
  if (!secret) return answer(404);
  if (!isSecret(search.get('secret') ?? '', secret)) return answer(401);
  const slug = search.get('slug') ?? '';
  const until = String(now() + previewMs);
  const pass = `${until}.${sign(secret, 'preview', until)}`;
  const cookie = cookieOf(secure, pass, previewMs / 1000);
  // One segment, below a path of this site: whatever the slug, the way leads nowhere else.
  const target = slug.isWellFormed() ? `/actus/${encodeURIComponent(slug)}` : '/actus';
  return answer(302, { location: slug ? target : '/actus', 'set-cookie': cookie });
}

/** Whether this browser sees drafts: then say so on the page, and keep nothing of it. */
export function isPreview(request: Request, { secret, secure, now = Date.now }: Options): boolean {
  const pass = secret && readCookie(request, nameOf(secure));
  if (!pass) return false;
  const [until = '', signature = ''] = pass.split('.');
  return isSecret(signature, sign(secret, 'preview', until)) && now() < Number(until);
}

/** Ends the preview in this browser. */
export function closePreview({ secure }: Pick<Options, 'secure'>): Response {
  return answer(303, { location: '/actus', 'set-cookie': cookieOf(secure, '', 0) });
}

/** Lax, since editors come from another site. */
function cookieOf(secure: boolean, value: string, maxAge: number): string {
  const flags = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${nameOf(secure)}=${value}; ${flags}`;
}

function nameOf(secure: boolean): string {
  return secure ? '__Host-preview' : 'preview';
}

/** The address holds the secret: no one is told where the editor came from. */
function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { ...headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
