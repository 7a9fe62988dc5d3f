import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { letter } from '../../../scripts/covers/lettering';

const folders = ['public/articles', 'public/chatbots'];
const drawings = (
  await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder)).filter((name) => name.endsWith('.svg')).map((name) => `${folder}/${name}`),
    ),
  )
).flat();

const [, darkTokens = ''] = (await readFile('app/styles/tokens.css', 'utf8')).split(
  'prefers-color-scheme: dark',
);
const nightGrounds = ['deep', 'vivid', 'pale'].map(
  (token) => new RegExp(`--color-${token}: (#\\w+)`).exec(darkTokens)?.[1],
);

test.each(drawings)(
  '%s stands on one of three grounds, which are those of the tokens by night',
  async (path) => {
    const drawing = await readFile(path, 'utf8');
    const ground = groundOf(drawing);
    expect(['#14123d', '#2a22dc', '#d0cef8']).toContain(ground);
    const night = new RegExp(
      `prefers-color-scheme:dark\\)\\{[^@]*\\[fill="${ground}"\\][^{]*\\{fill:(#\\w+)`,
    );
    expect(nightGrounds).toContain(night.exec(drawing)?.[1]);
  },
);

test('the covers of the list differ from those beside and above them', async () => {
  const articles = await Promise.all(
    globSync('app/content/articles/fr/*.md').map(async (path) => {
      const [, date = '', picture = ''] =
        /publishedAt: '(.+)'[^]+?src: (\S+)/u.exec(await readFile(path, 'utf8')) ?? [];
      return { date, picture };
    }),
  );
  const grounds = await Promise.all(
    articles
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map(async ({ picture }) => groundOf(await readFile(`public${picture}`, 'utf8'))),
  );
  for (const [at, ground] of grounds.entries()) {
    const place = at % 12;
    if (place > 0) expect.soft(ground, `${at + 1}`).not.toBe(grounds[at - 1]);
    // On the first page two stand beside the first, one above the other, before its rows of three.
    if (at === 2) expect.soft(ground, `${at + 1}`).not.toBe(grounds[0]);
    if (place > (at < 12 ? 4 : 2)) expect.soft(ground, `${at + 1}`).not.toBe(grounds[at - 3]);
  }
});

function groundOf(drawing: string): string | undefined {
  return /(?<= fill=")#[0-9a-f]+/u.exec(drawing)?.[0];
}

test.each(drawings)('%s has its words in the face of the titles', async (path) => {
  const drawing = await readFile(path, 'utf8');
  expect(await letter(drawing)).toBe(drawing);
});

const translated = drawings.filter((path) => path.endsWith('-es.svg')).map((path) => path.slice(0, -7));

test.each(translated)('%s hides as much at the size of a thumbnail in every language', async (base) => {
  const hidden = await Promise.all(
    ['', '-en', '-es'].map(
      async (language) => (await readFile(`${base}${language}.svg`, 'utf8')).match(/class="s/gu)?.length ?? 0,
    ),
  );
  expect(new Set(hidden).size).toBe(1);
});
