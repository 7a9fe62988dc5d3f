import { serveImage } from '#app/server/images/serve';
import type { RequestContext } from './request-context';

/**
 * Answers what asks for no page and comes by the hundred, without a router of its own for each; undefined for all
 * else. The addresses stay those of their files in `app/routes`, which call the same functions.
 */
export function answerBeforeRouter(request: Request, context: RequestContext): Promise<Response> | undefined {
  const isPicture = request.method === 'GET' && new URL(request.url).pathname.startsWith('/_ipx/');
  return isPicture ? serveImage(request, context) : undefined;
}
