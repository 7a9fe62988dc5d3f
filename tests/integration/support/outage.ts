import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';

import { listenOnLoopback } from '#tests/fakes/loopback';

/** A way to a PostgreSQL server that can be cut and mended. */
export type Way = {
  /** The same database, through this way. */
  databaseUrl: string;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
};

/** Opens a way on loopback to the server of a database address. */
export async function wayTo(databaseUrl: string): Promise<Way> {
  const url = new URL(databaseUrl);
  const socketFolder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  const target = socketFolder ? { path: `${socketFolder}/.s.PGSQL.${port}` } : { host: url.hostname, port };
  const sockets = new Set<Socket>();
  let server = relay();
  const wayPort = await listenOnLoopback(server);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(wayPort);

  return {
    databaseUrl: url.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      server = relay();
      await listenOnLoopback(server, wayPort);
    },
  };

  function relay() {
    return createServer((near) => {
      const far = connect(target);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
  }
}
