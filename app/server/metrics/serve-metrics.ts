import { once } from 'node:events';
import { createServer } from 'node:http';

import type { Log } from '#app/server/log';
import type { Metrics } from './metrics';

/**
 * Tells the figures at `/metrics` on a port of 127.0.0.1: no proxy in front of the site leads there. Where the port cannot
 * be had the log says so, and the site does without: figures are no reason to be away. Returns how to stop.
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, log }: { port: number; log: Log },
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  });
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : undefined;
    log.warn({ port, reason }, 'no figures are told: METRICS_PORT is a port of its own for each process');
  }
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
