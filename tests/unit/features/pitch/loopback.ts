import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach } from 'vitest';

/** Starts HTTP servers on loopback that are gone after the test, with every connection; returns their origin. */
export function loopbackServers(): (answer: RequestListener) => Promise<string> {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });
  return async (answer) => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closers.push(() => {
      server.close();
      server.closeAllConnections();
    });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('A server without a port');
    return `http://127.0.0.1:${address.port}`;
  };
}
