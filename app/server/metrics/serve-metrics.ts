import { once } from 'node:events';
import { createServer } from 'node:http';

import type { Metrics } from './metrics';

/**
 * Tells the figures at `/metrics` on a port of 127.0.0.1: no proxy in front of the site leads there. Rejects when the
 * port is taken. Returns how to stop.
 */
export async function serveMetrics(metrics: Metrics, port: number): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
