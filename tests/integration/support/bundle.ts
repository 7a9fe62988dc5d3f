import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import { inject } from 'vitest';

import { onceARun } from './once-a-run';

const inTests = join(import.meta.dirname, '..');

/**
 * Makes one file of a module of `tests/integration` and what it imports, and returns its path: a process that is
 * started forty times should not load hundreds of modules each time. The first of a run that asks for it makes it.
 */
export async function bundled(module: string): Promise<string> {
  const path = join(inject('bundleFolder'), `${module.replaceAll(/\W/g, '-')}.mjs`);
  await onceARun(path, () => bundle(module, path));
  return path;
}

async function bundle(module: string, path: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    // What turns the words of mails into code.
    plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()],
    resolve: { tsconfigPaths: true },
    // All in one file, but for what finds its own files at run time.
    ssr: { noExternal: [/^(?!@ai-sdk|ai$|nodemailer|pg$|pino|sharp)/] },
    build: {
      ssr: join(inTests, module),
      outDir: dirname(path),
      emptyOutDir: false,
      copyPublicDir: false,
      // Read two hundred times in a run: a seventh of each start.
      minify: true,
      rolldownOptions: {
        // What the build of the site makes for the framework, and a process without pages never asks for.
        external: [/^#?tanstack-/],
        output: { entryFileNames: basename(path) },
      },
    },
  });
}
