import { randomBytes, randomUUID } from 'node:crypto';

import { chooseLocale } from '#app/i18n/locales';
import { viewportNamed } from '#app/lib/viewport';
import { errorFacts } from '../error-facts';
import type { Services } from '../services';
import { buildId } from './build-id';
import { catalogUrls } from './client-assets';
import { readCookie } from './cookies';
import { failurePage } from './failure-page';
import { normalizeResponse } from './normalize-response';
import { compressed } from './compress';
import { isFunctionPath } from './paths';
import { redirectAnswer } from './redirects';
import type { RequestContext } from './request-context';
import { setSecurityHeaders } from './security-headers';

export type ServerRequest = Request & { ip?: string | null };

/** Request id, language, nonce; earlier redirects; last-resort errors; security headers. */
export async function handleRequest(
  request: ServerRequest,
  services: Services,
  answer: (context: RequestContext) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const context = requestContext(request, url, services);
  const { log, env } = services;
  const answered =
    redirectAnswer(url) ??
    (await answer(context).catch((error: unknown) => {
      const status = statusOf(error);
      if (status >= 500) log.error({ ...errorFacts(error), requestId: context.requestId }, 'request failed');
      return failurePage(status, context);
    }));
  const response = writable(
    isFunctionPath(url.pathname)
      ? maskFrameworkError(answered, context)
      : normalizeResponse(request, answered, context),
  );
  const { headers } = response;
  setSecurityHeaders(headers, {
    nonce: context.nonce,
    secure: env.siteIsSecure,
    path: url.pathname,
    tagUrl: env.analytics?.tagUrl,
  });
  headers.set('x-request-id', context.requestId);
  return compressed(request, response);
}

/** A platform's own redirect has headers that cannot be written to. */
function writable(response: Response): Response {
  try {
    response.headers.delete('x-request-id');
    return response;
  } catch {
    const { body, status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  }
}

function requestContext(request: ServerRequest, url: URL, services: Services): RequestContext {
  const locale = chooseLocale({
    search: (isFunctionPath(url.pathname) ? pageOf(request) : url)?.searchParams.get('lang'),
    cookie: readCookie(request, 'lang'),
    acceptLanguage: request.headers.get('accept-language'),
  });
  return {
    services,
    requestId: randomUUID(),
    nonce: randomBytes(16).toString('base64'),
    locale,
    catalogUrls: catalogUrls(locale),
    siteUrl: services.env.siteUrl,
    viewport: viewportNamed(readCookie(request, 'viewport')),
    buildId: buildId(),
    analytics: services.env.analytics && JSON.stringify(services.env.analytics),
    ip: request.ip ?? undefined,
  };
}

/** The page that calls a function: its `?lang` is not in the function's own address. */
function pageOf(request: Request): URL | null {
  return URL.parse(request.headers.get('referer') ?? '');
}

/** The framework's own errors hold details in their body. */
function maskFrameworkError(response: Response, { requestId }: RequestContext): Response {
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

/** A library may throw 413 for a body over the limit; whatever is no 4xx is ours. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
