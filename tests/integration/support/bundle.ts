import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import { inject } from 'vitest';

import { until } from './until';

const inTests = join(import.meta.dirname, '..');

/**
 * Makes one file of a module of `tests/integration` and what it imports, and returns its path: a process that is
 * started forty times should not load hundreds of modules each time. The first of a run that asks for it makes it.
 */
export async function bundled(module: string): Promise<string> {
  const path = join(inject('bundleFolder'), `${module.replaceAll(/\W/g, '-')}.mjs`);
  const done = `${path}.done`;
  if (await isFirst(`${path}.begun`)) {
    await bundle(module, path);
    await writeFile(done, '');
  }
  await until(() => existsSync(done), 200_000);
  return path;
}

async function isFirst(mark: string): Promise<boolean> {
  await mkdir(dirname(mark), { recursive: true });
  return writeFile(mark, '', { flag: 'wx' }).then(
    () => true,
    () => false,
  );
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
