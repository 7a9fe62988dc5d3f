import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { build, transformWithOxc } from 'vite';

import { browsers } from './build/browsers.ts';
import { copyPreviousAssets } from './build/previous-assets.ts';
import { hashInputs, isFresh, stampFile } from './build-inputs.ts';
import { precompress } from './precompress.ts';

const { values: options } = parseArgs({
  options: {
    'if-stale': { type: 'boolean' },
    /** The folder of the site whose build this one follows. */
    before: { type: 'string', default: '.' },
  },
});
if (options['if-stale'] && (await isFresh())) process.exit(0);
if (!existsSync(options.before)) throw new Error(`There is no ${options.before}`);

// Taken before the build: a file changed while it runs leaves the result stale.
const hash = await hashInputs();
await rm(stampFile, { force: true });
await copyPreviousAssets(options.before, '.');
const { status } = spawnSync('vite', ['build', '--config', 'app.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (status !== 0) process.exit(status ?? 1);
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    // A classic script: it runs before the modules of the page.
    lib: { entry: 'app/polyfills.ts', formats: ['iife'], name: 'polyfills', fileName: () => 'polyfills.js' },
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    target: [...browsers],
  },
});
const saved = await precompress('dist/client');
console.log(`${saved.files} files compressed: ${saved.bytes} bytes, ${saved.brotliBytes} with brotli`);
// Node would strip the types of the launcher at each start.
const launcher = await transformWithOxc(await readFile('scripts/serve.ts', 'utf8'), 'serve.ts');
await writeFile('dist/serve.js', launcher.code);
await writeFile(stampFile, hash);
