import { emptyAnswer } from '#app/server/answers';
import { isCrossSite } from '#app/server/http/request/cross-site';
import type { RequestContext } from '#app/server/http/request-context';
import type { Services } from '#app/server/services';
import { askForDrafts, closeDrafts, openDrafts } from './draft-pass';
import { receiveWebhook } from './webhook';

/** The webhook of the content service. */
export function contentChanged(
  request: Request,
  { env, purgeEverywhere, log }: Pick<Services, 'env' | 'purgeEverywhere' | 'log'>,
): Promise<Response> {
  return receiveWebhook(request, { secret: env.content.webhookSecret, purgeEverywhere, log });
}

/** The link by which editors ask for drafts. */
export function draftsAsked(request: Request, { locale, services }: RequestContext): Response {
  return askForDrafts(request, { secret: services.env.content.previewSecret, locale });
}

/** Shows drafts from now on, or with `?leave` ends it; 403 for another site's form. */
export function draftsAnswered(request: Request, { env }: Pick<Services, 'env'>): Response {
  const secret = env.content.previewSecret;
  const secure = env.siteIsSecure;
  if (secret && isCrossSite(request, env.siteUrl)) return emptyAnswer(403);
  const isEnd = new URL(request.url).searchParams.has('leave');
  return secret && isEnd ? closeDrafts({ secure }) : openDrafts(request, { secret, secure });
}
