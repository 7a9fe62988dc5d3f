import { errorFacts } from '../error-facts';
import type { Services } from '../services';

/** `/healthz`: the process answers. */
export function alive(): Response {
  return answer(200, { status: 'ok' });
}

/** `/readyz`: 200 when the database answers, else 503; tells how the content service does. */
export async function ready({
  database,
  content: service,
  log,
}: Pick<Services, 'database' | 'content' | 'log'>): Promise<Response> {
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
