import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

import { privateFile } from './sqlite';

// How long to wait for a server that is being replaced.
const maxWaitMs = 1000;

/** The operating system frees the lock of a process that dies. Throws when another server has it. */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const deadline = Date.now() + maxWaitMs;
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
