import type { IncomingMessage } from 'node:http';
import { parseArgs } from 'node:util';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** What `app/server.ts` offers beside its handler. */
type Composition = { boot: () => Promise<void>; shutdown: () => Promise<void> };

const { values } = parseArgs({ options: { fakes: { type: 'boolean', default: false } } });
if (values.fakes) console.log('--fakes: there are no fakes yet; every service answers as if unconfigured.');

let booted: Composition | undefined;
let turn: Promise<unknown> = Promise.resolve();

const vite = await createServer({
  configFile: 'app.config.ts',
  plugins: [{ name: 'boot', configureServer: bootBeforeEachRequest }],
});
await bootCurrent(vite);
await vite.listen();
vite.printUrls();
vite.bindCLIShortcuts();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

function bootBeforeEachRequest(server: ViteDevServer): void {
  server.middlewares.use(async (request, _response, next) => {
    if (isForModule(request)) return next();
    turn = turn.then(() => faultOf(bootCurrent(server)));
    next(await turn);
  });
}

/** What went wrong, or undefined: a boot that fails shows on the page, and the next request tries again. */
async function faultOf(boot: Promise<void>): Promise<unknown> {
  try {
    await boot;
  } catch (fault) {
    return fault;
  }
}

/** A change to the server's code makes a new instance of `app/server.ts`: the old one stops, the new one boots. */
async function bootCurrent(server: ViteDevServer): Promise<void> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The server environment cannot run modules');
  const composition: Composition = await ssr.runner.import('/app/server.ts');
  if (composition === booted) return;
  await booted?.shutdown();
  booted = undefined;
  await composition.boot();
  booted = composition;
}

function isForModule({ url = '' }: IncomingMessage): boolean {
  return /^\/(@|app\/|node_modules\/)/.test(url);
}

async function stop(): Promise<void> {
  await booted?.shutdown();
  await vite.close();
  process.exit(0);
}
