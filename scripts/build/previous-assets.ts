import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

const assets = 'dist/client/assets';

/**
 * Copies the assets of the build in the folder `previous` to `dist/before` of the build in `current`: pages of the previous
 * build are still open in browsers, and load them. Assets of builds before that are not copied.
 */
export async function copyPreviousAssets(previous: string, current: string): Promise<void> {
  if (!existsSync(join(previous, assets))) return;
  const copy = join(current, 'dist/before');
  await rm(copy, { recursive: true, force: true });
  await cp(join(previous, assets), join(copy, 'assets'), { recursive: true });
}
