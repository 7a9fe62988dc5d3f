import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { createBuilder } from 'vite';
import * as z from 'zod';

const files = {
  'package.json': '{ "type": "module" }',
  'src/router.tsx': `
    import { createRouter } from '@tanstack/react-router';
    import { routeTree } from './routeTree.gen';
    export const getRouter = () => createRouter({ routeTree });`,
  'src/routes/__root.tsx': `
    import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
    export const Route = createRootRoute({
      head: () => ({ meta: [{ title: 'Hello' }] }),
      component: () => <html lang="en"><head><HeadContent /></head><body><Outlet /><Scripts /></body></html>,
    });`,
  'src/routes/index.tsx': `
    import { createFileRoute } from '@tanstack/react-router';
    export const Route = createFileRoute('/')({ component: () => <h1>Hello, world</h1> });`,
  'serve.js': `
    import { serve } from 'srvx';
    import app from './dist/server/server.js';
    const server = serve({ port: 0, hostname: '127.0.0.1', silent: true, fetch: (request) => app.fetch(request) });
    await server.ready();
    process.send({ url: server.url });`,
};

/** Builds the smallest site of the framework in a folder of its own and serves it in a process of its own. */
export async function startHello(): Promise<{ url: string; dispose: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'hello-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [tanstackStart(), react()],
  });
  await builder.buildApp();
  const server: ChildProcess = fork(join(root, 'serve.js'), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { url } = z.object({ url: z.url() }).parse((await once(server, 'message'))[0]);
  return {
    url: url.replace(/\/$/, ''),
    async dispose() {
      server.kill();
      await rm(root, { recursive: true, force: true });
    },
  };
}
