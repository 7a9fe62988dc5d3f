import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';

import { unpackWoff } from '#app/server/typefaces/unpack-woff';

const path = fileURLToPath(
  import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-400-normal.woff'),
);

function opened(file: Buffer): Font {
  const font = create(file);
  if ('fonts' in font) throw new Error('A collection');
  return font;
}

test('a packed face is the same face unpacked: its name, its letters, their widths', async () => {
  const packed = await readFile(path);
  const unpacked = unpackWoff(packed);
  const [one, other] = [opened(packed), opened(unpacked)];
  expect(other.postscriptName).toBe(one.postscriptName);
  expect(other.characterSet).toEqual(one.characterSet);
  for (const words of ['Faut-il refaire les 42 chambres ?', 'œuvre, fi, « là »']) {
    expect(other.layout(words).advanceWidth).toBe(one.layout(words).advanceWidth);
  }
  expect(unpacked.length).toBe(packed.readUInt32BE(16));
});

test('what is not packed stays as it is', async () => {
  const unpacked = unpackWoff(await readFile(path));
  expect(unpackWoff(unpacked)).toBe(unpacked);
});
