import { allowedHosts } from '#app/content/redirects';
import type { Services } from '../services';
import { acceptsPage, isPerson, wantsPage } from './request/user-agent';
import { failurePage } from './failure-page';
import { plainAnswer } from '#app/server/answers';
import type { RequestContext } from './request-context';
import { isSafeTarget } from './request/safe-target';
import { wrongMethod } from './wrong-method';

/** Crawlers and requests for no page get a bare status (product 4.1); redirects leave for listed hosts only. */
export function normalizeResponse(request: Request, response: Response, context: RequestContext): Response {
  const target = redirectTarget(response);
  if (target !== undefined && !isOurs(target, request, context.services)) {
    context.services.log.error(
      { requestId: context.requestId, host: URL.parse(target)?.host },
      'redirect refused',
    );
    return failurePage(500, context);
  }
  const person = isPerson(request);
  const missing = target !== undefined && isMissingPage(target);
  if ((missing && !(person && wantsPage(request))) || response.status === 406) return bare(404, response);
  if (response.status >= 500 && !person && isPage(response)) return bare(response.status, response, context);
  if (response.ok && isPage(response) && !acceptsPage(request)) {
    void response.body?.cancel();
    return wrongMethod('GET, HEAD');
  }
  return target === undefined
    ? response
    : withLocation(response, pathIn(target, originsOf(request, context.services)));
}

function redirectTarget(response: Response): string | undefined {
  if (response.status < 300 || response.status >= 400) return undefined;
  return response.headers.get('location') ?? undefined;
}

function isOurs(target: string, request: Request, services: Services): boolean {
  return isSafeTarget(target, { origins: originsOf(request, services), hosts: allowedHosts });
}

function originsOf(request: Request, { env }: Services): string[] {
  return [new URL(request.url).origin, new URL(env.siteUrl).origin];
}

/** The framework sends an address that no route knows, or whose parameters its route refuses, to `/404?from=…`. */
function isMissingPage(target: string): boolean {
  return URL.parse(target, 'https://path.invalid/')?.pathname === '/404';
}

/** The request's Host stays out of Location: a shared cache would serve it to others. */
function pathIn(target: string, origins: string[]): string {
  const url = URL.parse(target);
  if (!url || !origins.includes(url.origin)) return target;
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/** A browser would keep a lasting redirect for good, and a rule may be wrong. */
function withLocation({ body, status, headers: responseHeaders }: Response, location: string): Response {
  const headers = new Headers(responseHeaders);
  headers.set('location', location);
  const lasts = status === 301 || status === 308;
  if (lasts && !headers.has('cache-control')) headers.set('cache-control', 'private, max-age=3600');
  return new Response(body, { status, headers });
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

function bare(status: number, instead: Response, context?: RequestContext): Response {
  void instead.body?.cancel();
  const retryAfter = instead.headers.get('retry-after');
  const headers = retryAfter === null ? undefined : { 'retry-after': retryAfter };
  return plainAnswer(context ? `Unexpected error ${context.requestId}` : 'Not found', status, headers);
}
