import { errorFacts } from '../error-facts';
import { runtime } from '../runtime';

/** The process answers. */
export function alive(): Response {
  return answer(200, { status: 'ok' });
}

/** The process can serve: its database answers. */
export async function ready(): Promise<Response> {
  try {
    await runtime().database.ping();
    return answer(200, { status: 'ok', database: 'ok' });
  } catch (error) {
    runtime().log.warn(errorFacts(error), 'not ready');
    return answer(503, { status: 'unavailable', database: 'unavailable' });
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
