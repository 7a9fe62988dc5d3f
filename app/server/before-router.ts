import type { RequestContext } from './http/request-context';

/** Pictures come by the hundred: no router is made for each. */
export function answerBeforeRouter(request: Request, context: RequestContext): Promise<Response> | undefined {
  const isPicture = request.method === 'GET' && new URL(request.url).pathname.startsWith('/_ipx/');
  return isPicture ? context.services.images.answer(request, context.ip) : undefined;
}
