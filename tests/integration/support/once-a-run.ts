import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { until } from './until';

/** Does what the files of a run need once: the first that asks does it, the others wait. `mark`: a path of the run's own. */
export async function onceARun(mark: string, work: () => Promise<void>): Promise<void> {
  const [begun, done, failed] = [`${mark}.begun`, `${mark}.done`, `${mark}.failed`];
  if (await isFirst(begun)) {
    try {
      await work();
    } catch (error) {
      await writeFile(failed, '');
      throw error;
    }
    await writeFile(done, '');
  }
  await until(() => existsSync(done) || existsSync(failed), 200_000);
  if (existsSync(failed)) throw new Error(`${mark} could not be made`);
}

async function isFirst(begun: string): Promise<boolean> {
  await mkdir(dirname(begun), { recursive: true });
  return writeFile(begun, '', { flag: 'wx' }).then(
    () => true,
    () => false,
  );
}
