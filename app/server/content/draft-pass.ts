import { serializeCookie } from 'cookie-es';

import { isLocale, type Locale } from '#app/i18n/locales';
import { pathWith } from '#app/lib/page-head';
import { emptyAnswer } from '#app/server/answers';
import { readCookie } from '#app/server/http/request/cookies';
import { isSecret, sign } from '#app/server/secret';
import { draftQuestion } from './draft-question';

const passMs = 30 * 60_000;

/** `secret` unset: nobody sees drafts. `secure`: the site is served over https. `now` in epoch ms. */
type Options = { secret: string | undefined; secure: boolean; now?: () => number };

/** Asks whether to go on; 404 without a configured secret, 401 for a wrong one. */
export function askForDrafts(request: Request, { secret, locale }: Question): Response {
  if (!secret) return answer(404);
  return knows(request, secret) ? draftQuestion(locale) : answer(401);
}

type Question = Pick<Options, 'secret'> & { locale: Locale };

/**
 * Sets the cookie for half an hour of drafts and redirects to the article, in the language of the draft (`lang`, Strapi says
 * `locale`), since translations may share a slug; refuses as `askForDrafts` does.
 */
export function openDrafts(request: Request, { secret, secure, now = Date.now }: Options): Response {
  if (!secret) return answer(404);
  if (!knows(request, secret)) return answer(401);
  const asked = new URL(request.url).searchParams;
  const slug = asked.get('slug') ?? '';
  const until = String(now() + passMs);
  const pass = `${until}.${sign(secret, 'preview', until)}`;
  const cookie = cookieOf(secure, pass, passMs / 1000);
  // The slug is encoded as one segment, so that the redirect stays on this site.
  const isSegment = slug.isWellFormed() && !/^\.{0,2}$/.test(slug);
  const path = isSegment ? `/actus/${encodeURIComponent(slug)}` : '/actus';
  const lang = (asked.get('lang') ?? asked.get('locale') ?? '').slice(0, 2).toLowerCase();
  return answer(303, {
    location: pathWith(path, { lang: isLocale(lang) ? lang : undefined }),
    'set-cookie': cookie,
  });
}

export function hasDraftPass(request: Request, { secret, secure, now = Date.now }: Options): boolean {
  const pass = secret && readCookie(request, nameOf(secure));
  if (!pass) return false;
  const [until = '', signature = ''] = pass.split('.');
  return isSecret(signature, sign(secret, 'preview', until)) && now() < Number(until);
}

export function closeDrafts({ secure }: Pick<Options, 'secure'>): Response {
  return answer(303, { location: '/actus', 'set-cookie': cookieOf(secure, '', 0) });
}

function knows(request: Request, secret: string): boolean {
  return isSecret(new URL(request.url).searchParams.get('secret') ?? '', secret);
}

/** SameSite=Lax, since editors follow a link from the content service's own site. */
function cookieOf(secure: boolean, value: string, maxAge: number): string {
  return serializeCookie(nameOf(secure), value, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}

function nameOf(secure: boolean): string {
  return secure ? '__Host-preview' : 'preview';
}

/** No referrer: the address holds the secret. */
function answer(status: number, headers: Record<string, string> = {}): Response {
  return emptyAnswer(status, { ...headers, 'referrer-policy': 'no-referrer' });
}
