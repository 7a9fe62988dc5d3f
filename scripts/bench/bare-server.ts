import { createServer } from 'node:http';

// The least that Node can do: answers each path with the bytes and headers that it was handed.
const prepared = new Map<string, { headers: Record<string, string>; body: Buffer }>();

const server = createServer((request, response) => {
  const page = prepared.get(request.url ?? '');
  response.writeHead(page ? 200 : 404, page?.headers);
  response.end(page?.body);
});

process.on(
  'message',
  ({ path, headers, body }: { path: string; headers: Record<string, string>; body: string }) => {
    prepared.set(path, { headers, body: Buffer.from(body, 'base64') });
    process.send?.({ kept: path });
  },
);

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
