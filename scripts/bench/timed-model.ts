import { createServer, type ServerResponse } from 'node:http';

import { closeAtOnce, listenOnLoopback } from '../../tests/fakes/loopback.ts';

const head = { id: 'timed', object: 'chat.completion.chunk', created: 0, model: 'timed' };

/**
 * A model on loopback that never ends: each token says when it was sent, in epoch ms. Silent, it sends none and leaves
 * its answers open.
 */
export async function startTimedModel(tokensPerSecond: number) {
  const open = new Set<ServerResponse>();
  const model = { silent: false };
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    open.add(response);
    const timer = setInterval(() => {
      if (model.silent) return;
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
  return Object.assign(model, {
    url: `http://127.0.0.1:${port}/v1`,
    open: () => open.size,
    close: () => closeAtOnce(server),
  });
}
