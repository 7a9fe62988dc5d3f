import { allowedHosts } from '#app/content/redirects';
import { runtime } from '../runtime';
import { isPerson, wantsPage } from './asker';
import { failurePage } from './failure-page';
import type { RequestContext } from './request-context';
import { isSafeTarget } from './safe-target';

/**
 * The answer in the form that its asker can use (specification §2): who is no person, or asked for no page, gets
 * the bare status where a person is shown the not-found page or an error screen. No redirect leaves for a host that
 * is not listed, whoever asked for it.
 */
export function fitAnswer(request: Request, response: Response, context: RequestContext): Response {
  const target = redirectTarget(response);
  if (target !== undefined && !isOurs(target, request)) {
    runtime().log.error({ requestId: context.requestId, host: URL.parse(target)?.host }, 'redirect refused');
    return failurePage(500, context);
  }
  const person = isPerson(request);
  const missing = target !== undefined && isMissingPage(target);
  if ((missing && !(person && wantsPage(request))) || response.status === 406) return bare(404, response);
  if (response.status >= 500 && !person && isPage(response)) return bare(response.status, response, context);
  return response;
}

function redirectTarget(response: Response): string | undefined {
  if (response.status < 300 || response.status >= 400) return undefined;
  return response.headers.get('location') ?? undefined;
}

function isOurs(target: string, request: Request): boolean {
  const origins = [new URL(request.url).origin, runtime().env.siteUrl];
  return isSafeTarget(target, { origins, hosts: allowedHosts });
}

/** The framework sends an address that no route knows, or whose parameters its route refuses, to `/404?from=…`. */
function isMissingPage(target: string): boolean {
  return URL.parse(target, 'https://path.invalid/')?.pathname === '/404';
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

function bare(status: number, instead: Response, context?: RequestContext): Response {
  void instead.body?.cancel();
  const retryAfter = instead.headers.get('retry-after');
  return new Response(context ? `Unexpected error ${context.requestId}` : 'Not found', {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter !== null && { 'retry-after': retryAfter }),
    },
  });
}
