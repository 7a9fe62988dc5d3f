import { randomBytes, randomUUID } from 'node:crypto';

import { chooseLocale, languageHeader } from '#app/i18n/locales';
import { viewportNamed } from '#app/lib/viewport';
import type { Services } from '../services';
import { type Answer, answerOrFail, finishResponse, type Visit } from './answer';
import { readCookie } from './request/cookies';
import { answerCacheablePage } from './page-cache/answer-cacheable-page';
import { cacheablePage } from './page-cache/cacheable-page';
import { PageResponse } from './page-response';
import { isFunctionPath } from './request/paths';
import { processContext } from './request-context';

export type ServerRequest = Request & { ip?: string | null };

/** Pages from the cache; request id, language, nonce; redirects, errors and headers (`answer.ts`). */
export async function handleRequest(
  request: ServerRequest,
  services: Services,
  answer: Answer,
): Promise<Response> {
  const url = new URL(request.url);
  const visit = { services, requestId: randomUUID(), ip: request.ip ?? undefined, answer };
  const page = services.pageCache && cacheablePage(request, url);
  return page ? answerCacheablePage(request, page, visit) : answerForVisitor(request, url, visit);
}

async function answerForVisitor(
  request: Request,
  url: URL,
  { services, requestId, ip, answer }: Visit,
): Promise<Response> {
  const locale = chooseLocale({
    search: isFunctionPath(url.pathname) ? request.headers.get(languageHeader) : url.searchParams.get('lang'),
    cookie: readCookie(request, 'lang'),
    acceptLanguage: request.headers.get('accept-language'),
  });
  const nonce = randomBytes(16).toString('base64');
  const context = {
    ...processContext(services, locale),
    requestId,
    nonce,
    viewport: viewportNamed(readCookie(request, 'viewport')),
    ip,
  };
  const answered = await answerOrFail(request, context, answer);
  const page = answered instanceof PageResponse ? await withStyles(answered, nonce, services) : answered;
  return finishResponse(request, page, { context, inline: { nonce } });
}

/** What is rendered for one visitor is seen before the whole sheet has come, as a stored page is. */
async function withStyles({ html, status, headers }: PageResponse, nonce: string, services: Services) {
  return new PageResponse(await services.pageStyles(html, nonce), { status, headers });
}
