import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * `down`: the connection breaks. `slow`: it answers after so many ms. `redirect`: to another address. `code`: with an
 * application's own error. A number is a status with Strapi's error in it.
 */
export type ContentFault =
  | 'down'
  | 'html'
  | 'truncated'
  | 'huge'
  | 'redirect-loop'
  | 400
  | 403
  | 500
  | { slow: number }
  | { redirect: string }
  | { code: string; status: number };

const hugeBytes = 10 * 1024 * 1024;

/** Plays a fault; false where the answer is still to come. */
export async function misbehave(
  request: IncomingMessage,
  response: ServerResponse,
  fault: ContentFault,
): Promise<boolean> {
  if (typeof fault === 'object') return misbehaveAs(response, fault);
  if (typeof fault === 'number') {
    send(
      response,
      fault,
      JSON.stringify({ data: null, error: { status: fault, name: 'Error', details: {} } }),
    );
    return true;
  }
  switch (fault) {
    case 'down':
      request.socket.destroy();
      break;
    case 'html':
      send(response, 200, '<!doctype html><title>Bad gateway</title>', 'text/html');
      break;
    case 'truncated':
      send(response, 200, '{"data":[{"id":1,"attributes":{"slug":"cut-');
      break;
    case 'huge':
      send(response, 200, JSON.stringify({ data: [], padding: 'x'.repeat(hugeBytes) }));
      break;
    case 'redirect-loop':
      redirect(response, request.url ?? '/');
      break;
  }
  return true;
}

async function misbehaveAs(response: ServerResponse, fault: Extract<ContentFault, object>): Promise<boolean> {
  if ('slow' in fault) {
    await pause(fault.slow);
    return response.destroyed;
  }
  if ('redirect' in fault) redirect(response, fault.redirect);
  else send(response, fault.status, JSON.stringify({ apiErrorCode: fault.code }));
  return true;
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
