import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';

import { findFaults } from './boundaries/check.ts';
import { findEngineFaults, tellEngineSize } from './boundaries/engine-size.ts';
import { findSizeFaults } from './boundaries/sizes.ts';

const files = new Map<string, string>();
// Not `glob`: Knip takes the matches of a literal pattern for files in use, and finds no dead code in them.
for (const name of await readdir('app', { recursive: true })) {
  const path = join('app', name);
  if (/\.tsx?$/.test(path)) files.set(path, await readFile(path, 'utf8'));
}

const faults = [...findFaults(files), ...findSizeFaults(files), ...findEngineFaults(files)];
for (const { path, line, message } of faults) console.error(`${path}:${line} ${message}`);
console.log(tellEngineSize(files));
console.log(`${files.size} files, ${faults.length} faults`);
if (files.size === 0 || faults.length > 0) process.exitCode = 1;
