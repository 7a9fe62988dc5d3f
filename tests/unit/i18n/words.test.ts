import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { addWords, createI18n, emptyI18n } from '#app/i18n/i18n';
import { locales } from '#app/i18n/locales';
import { type Words, wordFolders, wordsFor } from '#app/i18n/words';

/** A file whose name begins with a dash is a part of a page, not a page. */
const pages = readdirSync('app/routes/_app').filter((name) => !name.startsWith('-'));

const routes = pages.map((name) => {
  const source = readFileSync(`app/routes/_app/${name}`, 'utf8');
  const imported = [...source.matchAll(/from '#app\/([^']*)'/g)].map(([, path]) => path ?? '');
  // Queries say nothing themselves.
  const shown = imported.filter((path) => !path.endsWith('.queries'));
  return { name, words: [...source.matchAll(/'([\w-]+)'/g)].map(([, word]) => word), shown };
});

test.each(routes)('$name asks for the words of the folders whose files it shows', ({ words, shown }) => {
  for (const [catalog, folders] of Object.entries(wordFolders)) {
    const isShown = folders.some((folder) => shown.some((path) => path.startsWith(`${folder}/`)));
    if (isShown) expect(words).toContain(catalog);
  }
});

test('an empty instance learns the words of the site and those that it is asked for', async () => {
  const i18n = emptyI18n('fr');
  expect(i18n.messages).toEqual({});
  await addWords(i18n, []);
  const site = Object.keys(i18n.messages);
  await addWords(i18n, ['chatbots']);
  const more = Object.keys(i18n.messages);
  expect(site.length).toBeGreaterThan(20);
  expect(more.length).toBeGreaterThan(site.length);
  const all = await createI18n('fr');
  expect(all.messages).toMatchObject(i18n.messages);
  expect(Object.keys(all.messages).length).toBeGreaterThan(more.length);
});

test('the words of one instance are not those of another', async () => {
  const [one, other] = [emptyI18n('fr'), emptyI18n('fr')];
  await addWords(one, ['pitch']);
  expect(other.messages).toEqual({});
});

test('a page asks for the catalogs of all its routes', () => {
  const matches = [{ staticData: {} }, { staticData: { words: ['articles', 'home'] as const } }];
  expect(wordsFor(matches)).toEqual(['articles', 'home']);
});

// The server has all catalogs in one; the browser those of the page. They must draw the same words.
test.each(locales)('a message of two catalogs has one translation (%s)', async (locale) => {
  const { messages } = await createI18n(locale);
  for (const name of Object.keys(wordFolders).filter(isWords)) {
    const i18n = emptyI18n(locale);
    await addWords(i18n, [name]);
    expect(messages).toMatchObject(i18n.messages);
  }
});

function isWords(name: string): name is Words {
  return name in wordFolders;
}
