import type { RequestContext } from '#app/server/http/request-context';
import type { Services } from '#app/server/services';

/** A visitor of the shop, in French. */
export function visitorOf(services: Services, more: Partial<RequestContext> = {}): RequestContext {
  return { services, requestId: 'test', nonce: 'n', locale: 'fr', ip: '192.0.2.1', ...more };
}
