import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';
import { inject } from 'vitest';

const inTests = join(import.meta.dirname, '..');
const bundles = new Map<string, Promise<string>>();

/**
 * Makes one file of a module of `tests/integration` and what it imports, and returns its path: a process that is
 * started forty times should not load hundreds of modules each time.
 */
export function bundled(module: string): Promise<string> {
  const known = bundles.get(module) ?? bundle(module);
  bundles.set(module, known);
  return known;
}

async function bundle(module: string): Promise<string> {
  const name = `${randomUUID()}.mjs`;
  const outDir = inject('bundleFolder');
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
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      // Read two hundred times in a run: a seventh of each start.
      minify: true,
      rolldownOptions: {
        // What the build of the site makes for the framework, and a process without pages never asks for.
        external: [/^#?tanstack-/],
        output: { entryFileNames: name },
      },
    },
  });
  return join(outDir, name);
}
