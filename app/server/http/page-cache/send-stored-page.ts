import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Services } from '#app/server/services';
import { cacheablePage } from './cacheable-page';
import { answerWith } from './stored-page';

/**
 * Sends a page that is stored and fresh straight to Node: the platform's request and response around bytes that are ready
 * cost more than the bytes. The id of the request; undefined, with nothing sent, for every other.
 */
export function sendStoredPage(
  request: IncomingMessage,
  response: ServerResponse,
  { pageCache }: Pick<Services, 'pageCache'>,
): string | undefined {
  const { method = '', url = '', headers } = request;
  const pageRequest = { method, headers: { get: (name: string) => headers[name]?.toString() ?? null } };
  const [pathname = ''] = url.split('?', 1);
  const page = cacheablePage(pageRequest, { pathname, search: url.slice(pathname.length) });
  const stored = page && URL.canParse(`http://${headers.host}`) && pageCache?.fresh(page.key);
  if (!stored) return undefined;
  const { status, headers: ready, body } = answerWith(stored, pageRequest.headers);
  const id = randomUUID();
  response.writeHead(status, { ...ready, 'x-request-id': id }).end(body);
  return id;
}
