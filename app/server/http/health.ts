import { errorFacts } from '../error-facts';
import { runtime } from '../runtime';

/** The process answers. */
export function alive(): Response {
  return answer(200, { status: 'ok' });
}

/** The process can serve: its database answers. A content service in trouble is told, and no reason to stop. */
export async function ready(): Promise<Response> {
  const { database, content: service, log } = runtime();
  const content = service.degraded() ? 'degraded' : 'ok';
  try {
    await database.ping();
    return answer(200, { status: 'ok', database: 'ok', content });
  } catch (error) {
    log.warn(errorFacts(error), 'not ready');
    return answer(503, { status: 'unavailable', database: 'unavailable', content });
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
