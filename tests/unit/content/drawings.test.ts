import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const folders = ['public/articles', 'public/chatbots'];
const drawings = (
  await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder)).filter((name) => name.endsWith('.svg')).map((name) => `${folder}/${name}`),
    ),
  )
).flat();

test.each(drawings)(
  '%s has colours of the night where it stands on paper or on the deep tone',
  async (path) => {
    const drawing = await readFile(path, 'utf8');
    const background = /(?<=fill=")#[0-9a-f]+/u.exec(drawing)?.[0];
    if (background !== '#faf8f3' && background !== '#14123d') return;
    expect(drawing).toContain(`prefers-color-scheme:dark){[fill="${background}"]`);
  },
);
