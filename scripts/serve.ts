import { existsSync, readdirSync } from 'node:fs';
import { IncomingMessage, type RequestListener, Server as HttpServer, type ServerResponse } from 'node:http';
import { enableCompileCache } from 'node:module';
import type { Socket } from 'node:net';
import { join, relative } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { serve, type ServerRequest } from 'srvx';
import { NodeRequest } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';

/** What the built `app/server.ts` offers; the launcher imports nothing else of the application. */
type Built = {
  default: { fetch: (request: Request) => Promise<Response> };
  readEnv: () => {
    port: number;
    host: string;
    siteUrl: string;
    trustProxy: string[];
    requestTimeoutMs: number;
  };
  boot: () => Promise<void>;
  listenerBefore: (next: RequestListener, server: HttpServer) => Promise<RequestListener>;
  shutdown: (drained?: Promise<unknown>) => Promise<void>;
};

/** From `dist`, where the build puts this launcher as plain JavaScript. */
const root = join(import.meta.dirname, '..');
process.chdir(root);
// The second start of a build finds its code compiled.
enableCompileCache(join(root, 'dist/compile-cache'));
const {
  default: app,
  readEnv,
  boot,
  listenerBefore,
  shutdown,
}: Built = await import(join(root, 'dist/server/server.js'));

const env = readEnvOrExit();
await boot().catch(failToStart);

/** How long the rest of a body that is too large may take to arrive, in ms. */
const longestRestMs = 1000;

/** Largest bodies, in bytes: a webhook may tell of a change with the whole article. */
const largest = { body: 64 * 1024, notice: 1024 * 1024 };
const webhooks = new Set(['/content/webhook', '/payments/webhook']);

const [client, before] = [join(root, 'dist/client'), join(root, 'dist/before')];
const files = addressesIn(client);
/** What the build before had: pages that it made are still open, or have just been sent by another process. */
const olderFiles = addressesIn(before);
const as = { encodings: true, compress: false };
// Built files carry a hash of their content in their name; everything else may change.
const [asLasting, asChanging] = [
  { ...as, maxAge: 31_536_000, immutable: true },
  { ...as, maxAge: 300 },
];
const lasting = staticMiddleware({ dir: client, ...asLasting });
const changing = staticMiddleware({ dir: client, ...asChanging });
const older = staticMiddleware({ dir: before, ...asLasting });

const server = serve({
  port: env.port,
  hostname: env.host,
  silent: true,
  gracefulShutdown: false,
  maxRequestBodySize: largest.body,
  // A request that trickles in, head or body, is ended with 408 within a second of its time-out.
  node: {
    requestTimeout: env.requestTimeoutMs,
    headersTimeout: env.requestTimeoutMs,
    connectionsCheckingInterval: 1000,
  },
  trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
  middleware: [closeAfterLargeBody, knownHost, serveFile],
  fetch: (request) => app.fetch(isNotice(request) ? withRoom(request) : request),
});
const { server: http, handler } = server.node ?? {};
if (http instanceof HttpServer && handler) {
  const listener = await listenerBefore(handler, http);
  http.off('request', handler).on('request', listener);
  cutDeafReaders(http);
}
await server.ready().catch(failToListen);
console.log(`Verbe is listening on ${env.siteUrl}`);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

/** Stops accepting and ends the work at once; answers under way get ten seconds. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const deadline = setTimeout(() => process.exit(0), 10_000);
  deadline.unref();
  const drained = server.close();
  // A connection that was busy when the server closed stays open for its next request, which never comes.
  const sweep = setInterval(() => http instanceof HttpServer && http.closeIdleConnections(), 50);
  await shutdown(drained);
  clearInterval(sweep);
  process.exit(0);
}

/**
 * A connection on which nothing moves is ended, as by Node itself, unless its answer is still being worked on: whoever asks
 * and never reads would hold what is written for them. Twice the time-out: a request that does not arrive is told so first.
 */
function cutDeafReaders(of: HttpServer): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  of.prependListener('request', (request, response) => answers.set(request.socket, response));
  of.setTimeout(2 * env.requestTimeoutMs, (socket: Socket) => {
    const isWorkedOn = answers.get(socket)?.writableEnded === false && socket.writableLength === 0;
    if (!isWorkedOn) socket.destroy();
  });
}

/** A host that is none, as in `Host: x:99999`, makes no address that anybody could read. */
function knownHost(request: Request, next: () => Response | Promise<Response>): Response | Promise<Response> {
  return URL.canParse(request.url) ? next() : new Response('Bad request', { status: 400 });
}

/**
 * Nobody reads the rest of a body that is too large: a request that a proxy sent next on the same connection would wait
 * behind it for ever. What comes of it in the meantime is thrown away, so that the answer arrives, and the connection
 * ends with it.
 */
function closeAfterLargeBody(
  request: ServerRequest,
  next: () => Response | Promise<Response>,
): Response | Promise<Response> {
  return isRead(request) ? next() : withoutRest(request, next());
}

async function withoutRest(
  request: ServerRequest,
  answered: Response | Promise<Response>,
): Promise<Response> {
  const response = await answered;
  const body = request.runtime?.node?.req;
  if (response.status !== 413 || !(body instanceof IncomingMessage)) return response;
  response.headers.set('connection', 'close');
  const ended = new AbortController();
  const rest = finished(body, { signal: ended.signal }).catch(() => {});
  body.resume();
  await Promise.race([rest, pause(longestRestMs, undefined, { ref: false })]);
  ended.abort();
  return response;
}

/** A file is asked for only where there is one. */
function serveFile(request: ServerRequest, next: () => Response | Promise<Response>) {
  const path = pathOf(request);
  if (!files.has(path)) return olderFiles.has(path) ? older(request, next) : next();
  return (path.startsWith('/assets/') ? lasting : changing)(request, next);
}

/** Of the files of a folder: a page asks the file system for nothing. */
function addressesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Set(entries.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`));
}

function isNotice(request: Request): boolean {
  return !isRead(request) && webhooks.has(pathOf(request));
}

/** Brings no body, and is asked the most. */
function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function withRoom(request: ServerRequest): Request {
  const node = request.runtime?.node;
  return node ? new NodeRequest({ ...node, maxRequestBodySize: largest.notice }) : request;
}

function pathOf(request: Request): string {
  return new URL(request.url).pathname;
}

function readEnvOrExit(): ReturnType<Built['readEnv']> {
  try {
    return readEnv();
  } catch (error) {
    return failToStart(error);
  }
}

/** The work that began at boot goes back to the queue first. */
async function failToListen(error: unknown): Promise<never> {
  await shutdown();
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return failToStart(taken ? `Port ${env.port} of ${env.host} is taken: set PORT to another one.` : error);
}

/** Not by the console: of its errors a booted site logs no words, which might be a visitor's. */
function failToStart(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

/** An address that failed by IPv4 and IPv6 has a code alone. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
