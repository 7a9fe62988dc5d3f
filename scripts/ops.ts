import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What the built `app/server.ts` offers to this command. */
type Built = { ops: (argv: string[]) => Promise<{ code: number; text: string }> };

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist/server/server.js');

const { code, text } = await run();
// Not `process.exit`: it would cut a long answer that goes into a pipe.
(code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = code;

async function run() {
  // It does not build: a site that runs from this folder would lose its files.
  if (!existsSync(built)) return { code: 1, text: 'There is no build yet: `npm run build` makes one' };
  const { ops }: Built = await import(built);
  return ops(process.argv.slice(2));
}
