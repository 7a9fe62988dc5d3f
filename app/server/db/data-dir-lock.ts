import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

import { privateFile } from './sqlite';

// A server that is being replaced gets this long to let go.
const patienceMs = 1000;

/**
 * Takes the data folder for this process, and returns what gives it back. The operating system frees the lock of a
 * process that dies, however it dies. Throws when another server keeps the folder.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const unlock = tryToLock(privateFile(dataDir, 'site.lock'));
    if (unlock) return unlock;
    if (Date.now() > deadline) throw new Error(`Another server is running on the data folder ${dataDir}`);
    await pause(100);
  }
}

function tryToLock(path: string): (() => void) | undefined {
  // An open exclusive transaction on an empty database: a portable file lock.
  const handle = new DatabaseSync(path, { timeout: 0 });
  try {
    handle.exec('begin exclusive');
    return () => handle.close();
  } catch (error) {
    handle.close();
    if (error instanceof Error && error.message.includes('locked')) return undefined;
    throw error;
  }
}
