import { isCrossSite } from '#app/server/http/request/cross-site';
import { plainAnswer } from '#app/server/answers';
import { seeOther } from '#app/server/see-other';
import type { Services } from '#app/server/services';
import { newsletterMails } from './newsletter-mail.job';
import { confirmSubscription, endSubscription } from './subscribers';
import { readLinkToken } from './tokens';

type Linked = Pick<Services, 'env' | 'secret' | 'database' | 'workflows'>;

/** What the button of the confirming page posts. A look at that page, as of a program that tests links, confirms nothing. */
export async function confirmLink(
  request: Request,
  { env, secret, database, workflows }: Linked,
): Promise<Response> {
  if (isCrossSite(request, env.siteUrl)) return plainAnswer('Forbidden', 403);
  const form = await readForm(request);
  const id = readLinkToken(secret, 'confirm', form.get('token') ?? '');
  if (id === undefined) return seeOther('/newsletter/confirm', { result: 'expired' }, form);
  const confirmed = await database.transaction(async (t) => {
    const done = await confirmSubscription(t, id);
    if (done === 'now') await newsletterMails.queue(workflows, t, id, 'welcome');
    return done;
  });
  return seeOther('/newsletter/confirm', { result: confirmed === 'missing' ? 'expired' : 'done' }, form);
}

/**
 * Ends a subscription: for the button of the page, and for a reader's program, which posts `List-Unsubscribe=One-Click`
 * from anywhere (RFC 8058). An unknown subscription and one that has ended look the same.
 */
export async function unsubscribeLink(
  request: Request,
  { secret, database }: Pick<Linked, 'secret' | 'database'>,
): Promise<Response> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return plainAnswer('Forbidden', 403);
  const form = await readForm(request);
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click';
  const token = form.get('token') ?? new URL(request.url).searchParams.get('token') ?? '';
  const id = readLinkToken(secret, 'unsubscribe', token);
  if (id !== undefined) await database.transaction((t) => endSubscription(t, id));
  if (isOneClick) return id === undefined ? plainAnswer('Not found', 404) : plainAnswer('Unsubscribed', 200);
  return seeOther('/newsletter/unsubscribe', { result: id === undefined ? 'expired' : 'done' }, form);
}

/** Whoever opens the address of the header instead of posting to it is shown the page. */
export function unsubscribePage(request: Request): Response {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return seeOther('/newsletter/unsubscribe', { token });
}

/** A reader's program may send its field in either form (RFC 8058). What cannot be read says nothing. */
async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) return new URLSearchParams(await request.text());
  const form = await request.formData().catch((error: unknown) => {
    if (error instanceof TypeError) return new FormData();
    throw error;
  });
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return new URLSearchParams(texts);
}
