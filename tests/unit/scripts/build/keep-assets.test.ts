import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { keepAssets } from '../../../../scripts/build/keep-assets';

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

const keptIn = (build: string) => readdir(join(build, 'dist/before/assets'));

test('the assets of the build before are kept, and none of those before it', async () => {
  const [one, two, three] = [await madeBuild('one'), await madeBuild('two'), await madeBuild('three')];
  await keepAssets(one, two);
  expect(await keptIn(two)).toEqual(['site-one.js']);
  await keepAssets(two, three);
  expect(await keptIn(three)).toEqual(['site-two.js']);
});

test('a build in the same folder keeps those that it replaces', async () => {
  const build = await madeBuild('one');
  await keepAssets(build, build);
  expect(await keptIn(build)).toEqual(['site-one.js']);
});

test('the first build keeps nothing', async () => {
  await keepAssets(folder, folder);
  expect(await readdir(folder)).toEqual([]);
});
