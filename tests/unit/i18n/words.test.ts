import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

import { addWords, createI18n, emptyI18n, withWords } from '#app/i18n/i18n';
import { locales } from '#app/i18n/locales';
import { type Words, wordSources } from '#app/i18n/word-sources';
import { wordsFor } from '#app/i18n/words';

/** Of each file of `app`, by its path there: the files that come with it, and those whose code comes late. */
const imports = new Map(
  globSync('**/*.{ts,tsx}', { cwd: 'app' }).map((file) => {
    const source = readFileSync(join('app', file), 'utf8');
    const paths = [
      ...source.matchAll(/^(?:import|export)(?! type).*? from '([^']+)';$|^} from '([^']+)';$/gm),
    ];
    const late = [...source.matchAll(/(?:withWords\(\s*\[([^\]]*)\], )?\(\) => import\('([^']+)'\)/g)];
    return [
      file,
      {
        files: paths.flatMap(([, one, other]) => resolved(file, one ?? other ?? '')),
        late: late.map(([, words = '', path = '']) => ({ words: named(words), files: resolved(file, path) })),
      },
    ];
  }),
);

function resolved(from: string, path: string): string[] {
  const base = path.startsWith('#app/') ? path.slice('#app/'.length) : join(dirname(from), path);
  return [`${base}.ts`, `${base}.tsx`].filter((file) => path.match(/^[#.]/) && existsSync(join('app', file)));
}

function named(list: string): string[] {
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
}

/** The catalogs of a file that says something and of all that comes with it; what only the server runs says nothing here. */
function saidBy(files: string[], seen = new Set<string>()): Set<string> {
  const said = new Set<string>();
  for (const file of files) {
    if (seen.has(file) || /\.server\.|(^|\/)server\/|\.functions\.ts$/.test(file)) continue;
    seen.add(file);
    const [catalog, ...others] = speaks(file) ? catalogsOf(file) : [];
    if (catalog) said.add([catalog, ...others].join(' or '));
    for (const more of saidBy(imports.get(file)?.files ?? [], seen)) said.add(more);
  }
  return said;
}

const catalogNames = Object.keys(wordSources).filter((name): name is Words => name in wordSources);

/** The catalogs of what a file says, given by its path in `app`; none where it is of the site or of the server. */
function catalogsOf(file: string): Words[] {
  const length = (source: string) => (source === file || file.startsWith(`${source}/`) ? source.length : 0);
  const ranked = catalogNames.map((name) => ({ name, length: Math.max(...wordSources[name].map(length)) }));
  const narrowest = Math.max(...ranked.map((catalog) => catalog.length));
  return ranked
    .filter((catalog) => catalog.length > 0 && catalog.length === narrowest)
    .map(({ name }) => name);
}

function speaks(file: string): boolean {
  return /from '@lingui\/(?:react|core)\/macro'/.test(readFileSync(join('app', file), 'utf8'));
}

function missing(said: Set<string>, words: readonly string[]): string[] {
  return [...said].filter((catalogs) => !catalogs.split(' or ').some((name) => words.includes(name)));
}

const routes = globSync('*.tsx', { cwd: 'app/routes/_app' })
  // A file whose name begins with a dash is a part of a page, not a page.
  .filter((name) => !name.startsWith('-'))
  .map((name) => ({ name, file: `routes/_app/${name}` }));

/** What a route names, by its file. */
function wordsOf(file: string): string[] {
  const source = readFileSync(join('app', file), 'utf8');
  return named(/words: (\[[^\]]*\])/.exec(source)?.[1] ?? '');
}

test.each(routes)('$name asks for the words of all that comes with it', ({ file }) => {
  expect(missing(saidBy([file]), wordsOf(file))).toEqual([]);
});

const lateParts = [...imports].flatMap(([file, { late }]) =>
  late.map(({ words, files }) => ({ file, words, part: files.join(), files })),
);

/** Those that a page names for whoever comes to it, where each of its late parts finds them. */
const ofEveryRoute = (file: string) =>
  routes.filter((route) => comesWith(route.file).has(file)).map((route) => wordsOf(route.file));

function comesWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const { files = [], late = [] } = imports.get(file) ?? {};
  for (const more of [...files, ...late.flatMap((part) => part.files)]) comesWith(more, seen);
  return seen;
}

test.each(lateParts)('$part comes to $file with its words', ({ file, words, files }) => {
  expect.hasAssertions();
  const pages = ofEveryRoute(file);
  for (const page of pages.length > 0 ? pages : [[]]) {
    expect(missing(saidBy(files), [...words, ...page, ...catalogsOf(file)])).toEqual([]);
  }
});

test('late parts are found, and those that say much name their words', () => {
  const naming = lateParts.filter(({ words }) => words.length > 0).map(({ part }) => part);
  expect(naming).toContain('features/pitch/rehearsal/teleprompter/teleprompter.tsx');
  expect(naming).toContain('features/search/quick-search/quick-dialog.tsx');
});

test('a late part finds its words in the instance of the document, which draws nothing anew', async () => {
  const i18n = emptyI18n('fr');
  let changes = 0;
  i18n.on('change', () => (changes += 1));
  const part = await withWords(['search'], async () => 'the part');
  expect(part).toBe('the part');
  expect(Object.keys((await createI18n('fr')).messages)).toEqual(
    expect.arrayContaining(Object.keys(i18n.messages)),
  );
  expect(Object.keys(i18n.messages).length).toBeGreaterThan(20);
  expect(changes).toBe(0);
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
  for (const name of Object.keys(wordSources).filter(isWords)) {
    const i18n = emptyI18n(locale);
    await addWords(i18n, [name]);
    expect(messages).toMatchObject(i18n.messages);
  }
});

function isWords(name: string): name is Words {
  return name in wordSources;
}

test.each(Object.entries(wordSources))('every source of the catalog %s is there', (_name, sources) => {
  expect(sources.filter((source) => !existsSync(join('app', source)))).toEqual([]);
});
