import { Server as HttpServer } from 'node:http';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';

/** What the built `app/server.ts` offers; the launcher imports nothing else of the application. */
type Built = {
  default: { fetch: (request: Request) => Promise<Response> };
  readEnv: () => { port: number; host: string; siteUrl: string; trustProxy: string[] };
  boot: () => Promise<void>;
  shutdown: (drained: Promise<unknown>) => Promise<void>;
};

const root = join(import.meta.dirname, '..');
process.chdir(root);
// The second start of a build finds its code compiled.
enableCompileCache(join(root, 'dist/compile-cache'));
const { default: app, readEnv, boot, shutdown }: Built = await import(join(root, 'dist/server/server.js'));

const env = readEnvOrExit();
await boot().catch(failToStart);

const client = join(root, 'dist/client');
const server = serve({
  port: env.port,
  hostname: env.host,
  silent: true,
  gracefulShutdown: false,
  maxRequestBodySize: 64 * 1024,
  trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
  middleware: [
    noSniff,
    // Built files carry a hash of their content in their name; everything else may change.
    assets(
      staticMiddleware({
        dir: client,
        encodings: true,
        compress: false,
        maxAge: 31_536_000,
        immutable: true,
      }),
    ),
    staticMiddleware({ dir: client, encodings: true, compress: false, maxAge: 300 }),
  ],
  fetch: app.fetch,
});
await server.ready();
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
  const http = server.node?.server;
  const sweep = setInterval(() => http instanceof HttpServer && http.closeIdleConnections(), 50);
  await shutdown(drained);
  clearInterval(sweep);
  process.exit(0);
}

/** Files are what their type says; the pages' own headers come from the application. */
async function noSniff(_request: Request, next: () => Response | Promise<Response>): Promise<Response> {
  const response = await next();
  response.headers.set('x-content-type-options', 'nosniff');
  return response;
}

function assets(files: ReturnType<typeof staticMiddleware>): ReturnType<typeof staticMiddleware> {
  return (request, next) =>
    new URL(request.url).pathname.startsWith('/assets/') ? files(request, next) : next();
}

function readEnvOrExit(): ReturnType<Built['readEnv']> {
  try {
    return readEnv();
  } catch (error) {
    return failToStart(error);
  }
}

function failToStart(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
