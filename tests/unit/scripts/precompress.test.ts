import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { precompress } from '../../../scripts/precompress';

const long = 'a sentence that comes back. '.repeat(100);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

it('writes both encodings beside a text file, wherever it is', async () => {
  await writeFile(join(folder, 'assets/app.js'), long);
  const { files, bytes, brotliBytes } = await precompress(folder);
  expect({ files, bytes }).toEqual({ files: 1, bytes: long.length });
  expect(brotliBytes).toBeLessThan(100);
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/app.js.br'))).toString()).toBe(long);
  expect(gunzipSync(await readFile(join(folder, 'assets/app.js.gz'))).toString()).toBe(long);
});

it('leaves small files and files that are compressed already', async () => {
  await writeFile(join(folder, 'small.css'), 'a{}');
  await writeFile(join(folder, 'font.woff2'), long);
  expect(await precompress(folder)).toEqual({ files: 0, bytes: 0, brotliBytes: 0 });
  expect((await readdir(folder)).toSorted()).toEqual(['assets', 'font.woff2', 'small.css']);
});
