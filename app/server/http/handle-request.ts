import { randomBytes, randomUUID } from 'node:crypto';

import { chooseLocale } from '#app/i18n/locales';
import { viewportNamed } from '#app/lib/viewport';
import { errorFacts } from '../error-facts';
import { runtime } from '../runtime';
import { buildId } from './build-id';
import { catalogUrls } from './client-assets';
import { readCookie } from './cookies';
import { failurePage } from './failure-page';
import { fitAnswer } from './fit-answer';
import { packed } from './pack';
import { isFunctionPath, loggedPath } from './paths';
import { redirectAnswer } from './redirects';
import type { RequestContext } from './request-context';
import { setSecurityHeaders } from './security-headers';

export type ServerRequest = Request & { ip?: string | null };

/**
 * The edge of the server: gives the request its id, language and nonce, sends addresses of the earlier site on,
 * answers for what nobody caught without a word about the inside, fits the answer to its asker, sets the security
 * headers and logs one line.
 */
export async function handleRequest(
  request: ServerRequest,
  answer: (context: RequestContext) => Promise<Response>,
): Promise<Response> {
  const started = performance.now();
  const url = new URL(request.url);
  const context = requestContext(request, url);
  const { log, env } = runtime();
  const answered =
    redirectAnswer(url) ??
    (await answer(context).catch((error: unknown) => {
      const status = statusOf(error);
      if (status >= 500) log.error({ ...errorFacts(error), requestId: context.requestId }, 'request failed');
      return failurePage(status, context);
    }));
  const response = writable(
    isFunctionPath(url.pathname)
      ? withoutTheInside(answered, context)
      : fitAnswer(request, answered, context),
  );
  const { headers } = response;
  setSecurityHeaders(headers, {
    nonce: context.nonce,
    secure: env.siteIsSecure,
    path: url.pathname,
  });
  headers.set('x-request-id', context.requestId);
  log.info(
    {
      requestId: context.requestId,
      method: request.method,
      path: loggedPath(url.pathname),
      status: response.status,
      ms: Math.round(performance.now() - started),
    },
    'request',
  );
  return packed(request, response);
}

/** The same answer with headers that can be written to: those of a platform's own redirect can not. */
function writable(response: Response): Response {
  try {
    response.headers.delete('x-request-id');
    return response;
  } catch {
    const { body, status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  }
}

function requestContext(request: ServerRequest, url: URL): RequestContext {
  const locale = chooseLocale({
    search: (isFunctionPath(url.pathname) ? pageOf(request) : url)?.searchParams.get('lang'),
    cookie: readCookie(request, 'lang'),
    acceptLanguage: request.headers.get('accept-language'),
  });
  return {
    requestId: randomUUID(),
    nonce: randomBytes(16).toString('base64'),
    locale,
    catalogUrls: catalogUrls(locale),
    siteUrl: runtime().env.siteUrl,
    viewport: viewportNamed(readCookie(request, 'viewport')),
    buildId: buildId(),
    ip: request.ip ?? undefined,
  };
}

/** The page that calls a function: its `?lang` is not in the function's own address. */
function pageOf(request: Request): URL | null {
  return URL.parse(request.headers.get('referer') ?? '');
}

/** What the framework itself could not read or run comes with its own error in the body: it stays here. */
function withoutTheInside(response: Response, { requestId }: RequestContext): Response {
  if (response.status < 500) return response;
  void response.body?.cancel();
  const retryAfter = response.headers.get('retry-after');
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
  };
  return new Response(`Unexpected error ${requestId}`, { status: response.status, headers });
}

/** 4xx that libraries throw (a body over the limit: 413) stay what they are; the rest is ours: 500. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
