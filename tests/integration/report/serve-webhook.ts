import { serve } from 'srvx';

/** A server on loopback whose every address is answered by `answer`. */
export async function serveWebhook(answer: (request: Request) => Promise<Response>) {
  const server = serve({ port: 0, hostname: '127.0.0.1', silent: true, fetch: answer });
  await server.ready();
  return { url: server.url ?? '', close: () => server.close(true) };
}
