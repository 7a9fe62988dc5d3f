import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

const assets = 'dist/client/assets';

/**
 * Keeps the assets of the build that stands in the folder `before` beside those of the build that is made in `into`: pages
 * that it made are still open, and ask for them. Of the builds before that nothing is kept.
 */
export async function keepAssets(before: string, into: string): Promise<void> {
  if (!existsSync(join(before, assets))) return;
  const kept = join(into, 'dist/before');
  await rm(kept, { recursive: true, force: true });
  await cp(join(before, assets), join(kept, 'assets'), { recursive: true });
}
