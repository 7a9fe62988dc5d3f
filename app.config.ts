import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Vitest runs the modules without the framework: its plugin would compile server functions away.
const underTest = process.env.VITEST !== undefined;

/** The Vite configuration of everything: dev, build, unit and integration tests (`--config app.config.ts`). */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  server: { port: Number(process.env.PORT || 3000), host: '127.0.0.1' },
  plugins: [
    underTest ? [] : tailwindcss(),
    underTest
      ? []
      : tanstackStart({
          srcDirectory: 'app',
          importProtection: {
            behavior: 'error',
            client: { files: ['**/*.server.*', '**/app/server/**'] },
          },
        }),
    // The macros run before React's own transform, which would leave <Trans> undefined.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    react({ compiler: !underTest }),
  ],
  environments: {
    client: { build: { manifest: true } },
  },
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/support/global-setup.ts'],
          // Most of these tests wait: for a lease, a pause, a service.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
