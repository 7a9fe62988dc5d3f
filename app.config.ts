import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { browsers, lightDark } from './scripts/build/browsers.ts';
import { shortClassNames } from './scripts/build/class-names.ts';
import { lateImports } from './scripts/build/late-imports.ts';

// Vitest runs the modules without the framework: its plugin would compile server functions away.
const underTest = process.env.VITEST !== undefined;

// What a process would load in a thousand small files when it starts is built into a few: it starts in half the time.
const built = [
  /^@(?:lingui|messageformat|tanstack)\//,
  /^(?:hast|mdast|micromark|rehype|remark|unist|unified|vfile)/,
  /^(?:kysely|parse5|property-information|rate-limiter-flexible|react|stringify-entities|use-sync|yaml|zod)/,
];

const engineTests = 'tests/unit/features/pitch/engine/**/*.test.ts';
const freshModules = 'tests/unit/fresh-modules.ts';

// A worker lives on from file to file: making a document and loading the packages takes longer than most tests. It
// ends when the next file is of another project, so the projects run one after the other.
const unitTests = {
  isolate: false,
  maxWorkers: '100%',
  // In `npm test` the browser tests run beside them.
  testTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  retry: 1,
} as const;

/** The Vite configuration of everything: dev, build, unit and integration tests (`--config app.config.ts`). */
export default defineConfig(({ command }) => ({
  resolve: {
    tsconfigPaths: true,
    // What the router's store and Lingui bring for a React without `useSyncExternalStore`.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  server: { port: Number(process.env.PORT || 3000), host: '127.0.0.1' },
  plugins: [
    underTest
      ? []
      : tanstackStart({
          srcDirectory: 'app',
          // With its page, what a page loads: the first page carries nothing of the others. The router takes all of it at once.
          router: {
            codeSplittingOptions: {
              defaultBehavior: [
                ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
              ],
            },
          },
          importProtection: {
            behavior: 'error',
            client: { files: ['**/*.server.*', '**/app/server/**', '**/app/features/*/server/**'] },
          },
        }),
    lateImports(),
    // The macros run before React's own transform, which would leave <Trans> undefined.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    // Without React's compiler: it made the page of a pitch 17 kB heavier, which is read once and pressed a dozen times.
    react(),
  ],
  // One file of styles for the whole site, loaded once: what arrives late, or is drawn by the server alone, has its own.
  build: { cssCodeSplit: false, target: [...browsers] },
  css: {
    modules: process.env.NODE_ENV === 'production' ? { generateScopedName: shortClassNames() } : {},
    lightningcss: { exclude: lightDark },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        // What every page loads is one file, and what most pages share is another: they pack better than in dozens, and a
        // browser asks for fewer.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'site', tags: ['$initial'] },
                {
                  name: 'shared',
                  test: /\.module\.css|\/app\/components\/|react-query\//,
                  minShareCount: 14,
                  maxModuleSize: 6000,
                },
              ],
            },
          },
        },
      },
    },
    // What the browser asks for late, the server has at hand: not worth a warning.
    ssr: {
      resolve: { noExternal: command === 'build' ? built : [] },
      build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
    },
  },
  test: {
    reporters: ['default'],
    // Whole values in the one line that a report keeps of a failure.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        extends: true,
        // Pure code with large word lists: imported once for all of its tests.
        test: {
          ...unitTests,
          name: 'engine',
          include: [engineTests],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [engineTests],
          setupFiles: [freshModules],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'unit-dom',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [freshModules, 'tests/unit/fresh-document.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/support/global-setup.ts'],
          isolate: false,
          setupFiles: [freshModules],
          // Most of these tests wait: for a lease, a pause, a service.
          maxWorkers: 3,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          retry: 1,
        },
      },
    ],
  },
}));
