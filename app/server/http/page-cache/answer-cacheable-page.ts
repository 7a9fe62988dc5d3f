import { FastResponse } from 'srvx';

import type { Services } from '#app/server/services';
import { answerOrFail, finishResponse, type Visit } from '../answer';
import { processContext, type RequestContext } from '../request-context';
import { setSecurityHeaders } from '../security-headers';
import type { CacheablePage } from './cacheable-page';
import { type InlineHashes, inlineHashes } from './inline-hashes';
import type { Rendered } from './page-cache';
import { answerWith, storePage } from './stored-page';

type Outcome = { rendered: Rendered; response: Response; context: RequestContext; inline: InlineHashes };

/** The stored page; where the outcome is none to store, it is answered to whoever asked for it, and to nobody else. */
export async function answerCacheablePage(
  request: Request,
  page: CacheablePage,
  visit: Visit,
): Promise<Response> {
  let outcome: Outcome | undefined;
  const stored = await visit.services.pageCache?.get(page.key, async () => {
    outcome = await render(page, visit);
    return outcome.rendered;
  });
  if (stored) {
    const { status, headers, body } = answerWith(stored, request.headers);
    return new FastResponse(body, { status, headers: { ...headers, 'x-request-id': visit.requestId } });
  }
  const { response, context, inline } = outcome ?? (await render(page, visit));
  return finishResponse(request, response, { context, inline });
}

/**
 * Renders for a request that is made of the page's key alone. Neither headers nor cookies nor unknown parameters of the
 * visitor's reach the rendering, so that nothing of one visitor can reach another.
 */
async function render(page: CacheablePage, { services, requestId, ip, answer }: Visit): Promise<Outcome> {
  const { env } = services;
  const request = new Request(new URL(page.address, env.siteUrl), { headers: { accept: 'text/html' } });
  let isWhole = true;
  const context: RequestContext = {
    ...processContext(services, page.locale),
    requestId,
    viewport: page.viewport,
    ip,
    keepOutOfCache: () => {
      isWhole = false;
    },
  };
  const answered = await answerOrFail(request, context, answer);
  const { status, headers } = answered;
  if (!headers.get('content-type')?.startsWith('text/html')) {
    const inline = { scripts: [], styles: [] };
    return { rendered: outcomeOfStatus(status), response: answered, context, inline };
  }
  const html = await services.pageStyles(await answered.text());
  const inline = inlineHashes(html);
  const response = new Response(html, { status, headers });
  if (status !== 200 || headers.has('set-cookie') || headers.has('cache-control')) {
    return { rendered: outcomeOfStatus(status), response, context, inline };
  }
  if (!isWhole) return { rendered: 'unavailable', response, context, inline };
  const pageHeaders = new Headers(headers);
  pageHeaders.set('cache-control', `public, max-age=0, s-maxage=${freshSeconds(services)}`);
  setSecurityHeaders(pageHeaders, {
    inline,
    secure: env.siteIsSecure,
    path: new URL(request.url).pathname,
    tagUrl: env.analytics?.tagUrl,
  });
  // The id is that of one request.
  const rendered = await storePage(html.replaceAll(requestId, ''), pageHeaders);
  return { rendered, response, context, inline };
}

/** A visitor over a limit learns nothing of the page. */
function outcomeOfStatus(status: number): Rendered {
  return status >= 500 || status === 429 ? 'unavailable' : 'gone';
}

function freshSeconds({ pageCache }: Services): number {
  return Math.round((pageCache?.freshMs ?? 0) / 1000);
}
