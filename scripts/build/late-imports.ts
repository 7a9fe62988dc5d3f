import type { Plugin } from 'vite';

/** The module whose function Vite puts around each `import()` of the browser's build. */
const helper = /^\0vite\/preload-helper\.js$/;

/** Makes the browser fetch a part before it imports it (decision 62). Fails the build where Vite has no such module. */
export function lateImports(): Plugin {
  let isReplaced = false;
  return {
    name: 'late-imports',
    apply: 'build',
    config: () => ({
      build: {
        // Vite names no files for a part of one file.
        modulePreload: { resolveDependencies: (file, others) => [...new Set([file, ...others])] },
      },
    }),
    load: {
      order: 'pre',
      filter: { id: helper },
      handler() {
        isReplaced = true;
        return `export { fetchThenImport as __vitePreload } from '/app/features/navigation/fetch-then-import.ts';`;
      },
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isReplaced) this.error(`Vite asked for no ${helper}`);
    },
  };
}
