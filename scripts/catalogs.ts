import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

const catalogs = 'app/i18n/catalogs';

const ok =
  lingui(['check', 'sync', '--clean'], 'Run `npm run extract` and translate what is new.') &&
  lingui(['check', 'missing', '--verbose'], 'Translate the messages above in app/i18n/catalogs.') &&
  (await compilesStrictly());
if (!ok) process.exitCode = 1;

/** Compiles a copy: the compiler writes its results beside the catalogs. */
async function compilesStrictly(): Promise<boolean> {
  const cache = 'node_modules/.cache';
  await mkdir(cache, { recursive: true });
  const copy = await mkdtemp(join(cache, 'catalogs-'));
  try {
    for (const file of ['lingui.config.ts', 'app/i18n/word-sources.ts']) await cp(file, join(copy, file));
    await cp(catalogs, join(copy, catalogs), { recursive: true });
    const config = join(copy, 'lingui.config.ts');
    return lingui(['compile', '--strict', '--config', config], 'Mend the messages above.');
  } finally {
    await rm(copy, { recursive: true });
  }
}

function lingui(args: string[], remedy: string): boolean {
  const { status } = spawnSync('lingui', [...args, '--workers', '1'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) console.error(remedy);
  return status === 0;
}
