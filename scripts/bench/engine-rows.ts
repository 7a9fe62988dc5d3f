import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

import type { engineRuns } from './engine-runs.ts';

/** Runs the embedded engine in this process, from a bundle as the server has it: as loose modules it is slower by half. */
export async function engineRows(): ReturnType<typeof engineRuns> {
  const outDir = await mkdtemp('dist/bench-');
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
      ssr: { noExternal: true },
      build: {
        ssr: join(import.meta.dirname, 'engine-runs.ts'),
        outDir,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'engine-runs.mjs' } },
      },
    });
    const module: { engineRuns: typeof engineRuns } = await import(
      pathToFileURL(resolve(outDir, 'engine-runs.mjs')).href
    );
    return await module.engineRuns();
  } finally {
    await rm(outDir, { recursive: true });
  }
}
