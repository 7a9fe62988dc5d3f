import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { copyPreviousAssets } from '../../../../scripts/build/previous-assets';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function madeBuild(name: string): Promise<string> {
  const made = join(folder, name);
  await mkdir(join(made, 'dist/client/assets'), { recursive: true });
  await writeFile(join(made, 'dist/client/assets', `site-${name}.js`), '');
  return made;
}

const copiedTo = (build: string) => readdir(join(build, 'dist/before/assets'));

test('copies the assets of the previous build, and none of those before it', async () => {
  const [one, two, three] = [await madeBuild('one'), await madeBuild('two'), await madeBuild('three')];
  await copyPreviousAssets(one, two);
  expect(await copiedTo(two)).toEqual(['site-one.js']);
  await copyPreviousAssets(two, three);
  expect(await copiedTo(three)).toEqual(['site-two.js']);
});

test('a build in the same folder copies those that it replaces', async () => {
  const build = await madeBuild('one');
  await copyPreviousAssets(build, build);
  expect(await copiedTo(build)).toEqual(['site-one.js']);
});

test('the first build copies nothing', async () => {
  await copyPreviousAssets(folder, folder);
  expect(await readdir(folder)).toEqual([]);
});
