import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { Services } from '../services';
import { isFunctionPath, loggedPath } from './request/paths';

/** In seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Answers a request. The id of one that has got a stored page: what is written with the status, Node does not tell afterwards. */
type Answerer = (request: IncomingMessage, response: ServerResponse) => string | undefined;

/**
 * One log line and one count for each request of the server, files and refusals included, when its answer has ended:
 * never a query, an address of a visitor, or a path that is a secret. Bytes are those sent, with the head.
 */
export function observed(
  answer: Answerer,
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
): RequestListener {
  const requests = metrics.counter('http_requests_total', 'Requests answered, by kind of answer and status.');
  const durations = metrics.histogram(
    'http_request_duration_seconds',
    'Time to the end of the answer; streams, which last, are left out.',
    bounds,
  );
  return (request, response) => {
    const started = performance.now();
    const { socket } = request;
    const bytesBefore = socket.bytesWritten;
    response.on('close', () => {
      const ms = performance.now() - started;
      const path = pathOf(request.url ?? '');
      const kind = pageId === undefined ? kindOf(path, response) : 'page';
      const status = response.headersSent ? response.statusCode : 0;
      requests.add({ kind, status });
      if (kind !== 'stream') durations.observe({ kind }, ms / 1000);
      log.info(
        {
          requestId: pageId ?? response.getHeader('x-request-id'),
          method: request.method,
          path: loggedPath(path),
          status,
          ms: Math.round(ms),
          bytes: socket.bytesWritten - bytesBefore,
          // Its reader left before the end.
          ...(!response.writableFinished && { cut: true }),
        },
        'request',
      );
    });
    const pageId = answer(request, response);
  };
}

/** Without query and, as a client of a proxy writes it, without scheme and host. */
function pathOf(url: string): string {
  return /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] || '/';
}

function kindOf(path: string, response: ServerResponse): string {
  const type = String(response.getHeader('content-type') ?? '');
  if (type.startsWith('application/x-ndjson')) return 'stream';
  if (isFunctionPath(path)) return 'function';
  if (type.startsWith('text/html')) return 'page';
  return type.startsWith('image/') ? 'picture' : 'other';
}
