import { isBrokenOffRequest } from '../client-disconnect';
import { databaseRetryAfter, isDatabaseUnavailable } from '../db/database-unavailable';
import { errorFacts } from '../error-facts';
import type { Services } from '../services';
import { compressed } from './compress';
import { failurePage } from './failure-page';
import { normalizeResponse } from './normalize-response';
import type { InlineHashes } from './page-cache/inline-hashes';
import { isFunctionPath } from './request/paths';
import { plainAnswer } from '#app/server/answers';
import { redirectAnswer } from './request/redirects';
import type { RequestContext } from './request-context';
import { setSecurityHeaders } from './security-headers';

/** What the application answers to a request; rejects with what nobody expected. */
export type Answer = (context: RequestContext, request: Request) => Promise<Response>;

/** What is known of a request beside its address and headers; `ip` counts towards the visitor's limits. */
export type Visit = { services: Services; requestId: string; ip?: string; answer: Answer };

/** Earlier redirects, then the application's answer, then the last-resort page for what it did not expect. */
export async function answerOrFail(
  request: Request,
  context: RequestContext,
  answer: Answer,
): Promise<Response> {
  return (
    redirectAnswer(new URL(request.url)) ??
    (await answer(context, request).catch((error: unknown) => {
      const status = statusOf(error);
      const { services, requestId } = context;
      if (status >= 500) services.log.error({ ...errorFacts(error), requestId }, 'request failed');
      const page = failurePage(status, context);
      if (status === 503) page.headers.set('retry-after', databaseRetryAfter);
      return page;
    }))
  );
}

type Finish = { context: RequestContext; inline: { nonce: string } | InlineHashes };

/** What `request` gets of an answer: masked, with the headers of security, compressed. */
export async function finishResponse(
  request: Request,
  answered: Response,
  { context, inline }: Finish,
): Promise<Response> {
  const { env } = context.services;
  const path = new URL(request.url).pathname;
  const response = writable(
    isFunctionPath(path)
      ? maskFrameworkError(answered, context)
      : normalizeResponse(request, answered, context),
  );
  setSecurityHeaders(response.headers, {
    inline,
    secure: env.siteIsSecure,
    path,
    tagUrl: env.analytics?.tagUrl,
  });
  response.headers.set('x-request-id', context.requestId);
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

/** The framework's own errors hold details in their body. */
function maskFrameworkError(response: Response, { requestId }: RequestContext): Response {
  if (response.status < 500) return response;
  void response.body?.cancel();
  const retryAfter = response.headers.get('retry-after');
  const headers = retryAfter === null ? undefined : { 'retry-after': retryAfter };
  return plainAnswer(`Unexpected error ${requestId}`, response.status, headers);
}

/**
 * A library may throw 413 for a body over the limit, and Node tells of one that broke off; whatever else is no 4xx is ours, or
 * the database's.
 */
function statusOf(error: unknown): number {
  if (isBrokenOffRequest(error)) return 400;
  if (isDatabaseUnavailable(error)) return 503;
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
