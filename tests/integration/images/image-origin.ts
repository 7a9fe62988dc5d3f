import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { closeAtOnce, listenOnLoopback } from '../../fakes/loopback.ts';

/** An object storage on loopback that serves what a test puts into it, or misbehaves as it says. */
export type ImageOrigin = {
  /** Scheme, host and port. */
  url: string;
  /** What stands at a path, and how it is given. */
  files: Map<string, Buffer | ((request: IncomingMessage, response: ServerResponse) => void)>;
  /** The paths asked for so far, in order. */
  asked: string[];
  /** Answers under way that nobody waits for any more. */
  left: number;
  close(): Promise<void>;
};

/** An object storage at a free port, empty. */
export async function startImageOrigin(): Promise<ImageOrigin> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    origin.asked.push(path);
    response.once('close', () => {
      if (!response.writableFinished) origin.left += 1;
    });
    const file = origin.files.get(path);
    if (typeof file === 'function') file(request, response);
    // Whatever storages call a picture, its bytes tell.
    else if (file) response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file);
    else response.writeHead(404).end();
  });
  const port = await listenOnLoopback(server);
  const origin: ImageOrigin = {
    url: `http://127.0.0.1:${port}`,
    files: new Map(),
    asked: [],
    left: 0,
    close: () => closeAtOnce(server),
  };
  return origin;
}
