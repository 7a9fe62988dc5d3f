import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

/** Written last by a successful build: the hash of what it was made from. */
export const stampFile = 'dist/inputs.sha256';

const inputs = [
  'app/**',
  'public/**',
  'app.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build*.ts',
  'scripts/build/**',
  'scripts/precompress.ts',
  'scripts/serve.ts',
];

// The build writes it itself.
const generated = 'app/routeTree.gen.ts';

/** True when `dist` was built from the files as they are now. */
export async function isFresh(): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => undefined);
  return stamp !== undefined && stamp === (await hashInputs());
}

/** SHA-256, in hex, over the names and contents of everything a build depends on. */
export async function hashInputs(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of inputPaths()) {
    if ((await stat(path)).isFile()) hash.update(`${path}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}

/** The files and folders that a build depends on, sorted; relative to the root of the repository. */
export function inputPaths(): string[] {
  return globSync(inputs)
    .filter((path) => path !== generated)
    .toSorted();
}
