import { createServer, type RequestListener } from 'node:http';
import { afterEach } from 'vitest';

import { closeAtOnce, listenOnLoopback } from '#tests/fakes/loopback';

/** Starts HTTP servers on loopback that are gone after the test, with every connection; returns their origin. */
export function loopbackServers(): (answer: RequestListener) => Promise<string> {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });
  return async (answer) => {
    const server = createServer(answer);
    const port = await listenOnLoopback(server);
    closers.push(() => closeAtOnce(server));
    return `http://127.0.0.1:${port}`;
  };
}
