import { isCrossSite } from '#app/server/http/cross-site';
import type { RequestContext } from '#app/server/http/request-context';
import { runtime } from '#app/server/runtime';
import { askPreview, closePreview, openPreview } from './preview';
import { receiveWebhook } from './webhook';

/** `POST /content/webhook`: the content service says that something changed. */
export function contentChanged(request: Request): Promise<Response> {
  const { env, content, log } = runtime();
  return receiveWebhook(request, { secret: env.content.webhookSecret, content, log });
}

/** `GET /content/preview?secret=…&slug=…`: the link that the content service gives its editors. */
export function previewAsked(request: Request, { locale }: RequestContext): Response {
  return askPreview(request, { secret: runtime().env.content.previewSecret, locale });
}

/** `POST /content/preview`: begins the preview, or with `?leave` ends it; 403 for another site's form. */
export function previewAnswered(request: Request): Response {
  const { env } = runtime();
  const secret = env.content.previewSecret;
  const secure = env.siteIsSecure;
  if (secret && isCrossSite(request, env.siteUrl)) {
    return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } });
  }
  const isEnd = new URL(request.url).searchParams.has('leave');
  return secret && isEnd ? closePreview({ secure }) : openPreview(request, { secret, secure });
}
