import { runnerImport } from 'vite';

// The application's modules name each other without extensions and by `#app/…`: Vite finds them, Node would not.
await runnerImport('/scripts/parting/fit-parting.ts', {
  resolve: { tsconfigPaths: true },
  logLevel: 'error',
});
