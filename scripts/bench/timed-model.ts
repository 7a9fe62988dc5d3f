import { createServer, type ServerResponse } from 'node:http';

import { closeAtOnce, listenOnLoopback } from '../../tests/fakes/loopback.ts';

const head = { id: 'timed', object: 'chat.completion.chunk', created: 0, model: 'timed' };

/** A model on loopback that never ends: each token says when it was sent, in epoch ms. */
export async function startTimedModel(tokensPerSecond: number) {
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    open.add(response);
    const timer = setInterval(() => {
      const delta = { role: 'assistant', content: `${Date.now()} ` };
      response.write(
        `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`,
      );
    }, 1000 / tokensPerSecond);
    response.once('close', () => {
      clearInterval(timer);
      open.delete(response);
    });
  });
  const port = await listenOnLoopback(server);
  return { url: `http://127.0.0.1:${port}/v1`, open: () => open.size, close: () => closeAtOnce(server) };
}
