import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

/** Has a server listen on loopback and returns its port; 0 or unset: any free one. */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server without a port');
  return address.port;
}

/** Ends a server at once, with every connection to it. */
export async function closeAtOnce(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
