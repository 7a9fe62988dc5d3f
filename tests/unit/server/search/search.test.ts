import { beforeEach, expect, test, vi } from 'vitest';

import { searchKeywords } from '#app/content/search-keywords';
import { type Locale, locales } from '#app/i18n/locales';
import { createContent } from '#app/server/content/content';
import { readEnv } from '#app/server/env';
import { createTextFiles } from '#app/server/text-files/text-files';
import { createSiteSearch } from '#app/server/search/search';
import { type Article, type ContentSource, ContentError } from '#app/server/content/content-source';
import { silentLog } from '#tests/integration/support/databases';

const textFiles = createTextFiles(readEnv({}));
const bundled = createContent(readEnv({}), { log: silentLog });

// One index of all that this site holds for every test of it: building it takes longer than a search.
const bundledSearch = searchOf({});
let search = bundledSearch;
beforeEach(() => {
  search = bundledSearch;
});

const card = (slug: string, title: string): Article => ({
  slug,
  title,
  summary: 'Un résumé.',
  publishedAt: '2026-11-01T09:00:00.000Z',
  lang: 'fr',
});

function searchOf(content: Partial<ContentSource>, isBundled = true) {
  return createSiteSearch({ content: { ...bundled, ...content }, textFiles, log: silentLog, isBundled });
}

/** Serves this instead of the bundled content. */
function serve(content: Partial<ContentSource>, isBundled?: boolean) {
  search = searchOf({ chatbots: async () => [], article: async () => undefined, ...content }, isBundled);
}

const addressesFor = async (q: string) =>
  (await search.find(q, 'fr')).map(({ document }) => document.address);

const guide = { fr: 'guide', en: 'guide', es: 'guia' };

test.each(locales)('articles, pages, questions and chatbots are found in %s', async (locale) => {
  const kinds = async (q: string) => (await search.find(q, locale)).map(({ document }) => document.kind);
  expect(await kinds('ELIZA')).toContain('article');
  expect(await kinds('cookies')).toContain('page');
  expect(await kinds(guide[locale])).toContain('chatbot');
  expect(await kinds('pitch master')).toContain('question');
});

test('a section is found at its anchor', async () => {
  expect((await addressesFor('échec'))[0]).toBe('/cgu#pitch-echec');
});

test('an article of this site is found by its body', async () => {
  const [first] = await search.find('weizenbaum', 'fr');
  expect(first?.document.body).toContain('Weizenbaum');
});

test('an article that is new is found soon, and nobody waits for it', async () => {
  let cards = [card('un', 'Premier ornithorynque')];
  serve({ articles: async () => cards });
  expect(await addressesFor('ornithorynque')).toEqual(['/actus/un']);
  cards = [...cards, card('deux', 'Second ornithorynque')];
  expect(await addressesFor('ornithorynque')).toEqual(['/actus/un']);
  await vi.waitFor(async () => expect(await addressesFor('ornithorynque')).toHaveLength(2));
});

test('what is taken back is not found by an index that was being made meanwhile', async () => {
  let cards = [card('un', 'Premier ornithorynque')];
  const reading = Promise.withResolvers<void>();
  let isSlow = false;
  const article = async () => {
    if (isSlow) await reading.promise;
    return undefined;
  };
  serve({ articles: async () => cards, article });
  await addressesFor('ornithorynque');
  cards = [...cards, card('deux', 'Second ornithorynque')];
  isSlow = true;
  await addressesFor('ornithorynque');
  cards = [card('deux', 'Second ornithorynque')];
  const found = addressesFor('ornithorynque');
  isSlow = false;
  reading.resolve();
  expect(await found).toEqual(['/actus/deux']);
});

test('a correction of what a list says is found too', async () => {
  const summaries = ['Un ornithorynque.', 'Un kangourou.'];
  let cards = [{ ...card('un', 'Premier'), summary: summaries[0] ?? '' }];
  serve({ articles: async () => cards });
  expect(await addressesFor('ornithorynque')).toEqual(['/actus/un']);
  cards = [{ ...card('un', 'Premier'), summary: summaries[1] ?? '' }];
  await vi.waitFor(async () => expect(await addressesFor('kangourou')).toEqual(['/actus/un']), {
    timeout: 20_000,
  });
});

test('while the content service fails, pages are found', async () => {
  const fail = () => Promise.reject(new ContentError());
  serve({ articles: fail, chatbots: fail });
  expect(await addressesFor('rétractation')).toContain('/cgu#retractation');
});

test.each<[string, Partial<ContentSource>, string]>([
  ['chatbots', { articles: async () => [card('un', 'Ornithorynque')] }, '/actus/un'],
  ['articles', { chatbots: (locale) => bundled.chatbots(locale) }, '/services/chatbot/guide'],
])('where only the %s are away, the others are found', async (_, served, address) => {
  const fail = () => Promise.reject(new ContentError());
  serve({ articles: fail, chatbots: fail, ...served });
  expect([...(await addressesFor('ornithorynque')), ...(await addressesFor('guide'))]).toContain(address);
});

test('a service is asked for its lists alone', async () => {
  const article = vi.fn<ContentSource['article']>(async () => undefined);
  serve({ articles: async () => [card('un', 'Ornithorynque')], article }, false);
  expect(await addressesFor('ornithorynque')).toEqual(['/actus/un']);
  expect(article).not.toHaveBeenCalled();
});

test('searches at once build one index', async () => {
  const articles = vi.fn<ContentSource['articles']>(async () => [card('un', 'Ornithorynque')]);
  const article = vi.fn<ContentSource['article']>(async () => undefined);
  serve({ articles, article });
  await Promise.all([addressesFor('ornithorynque'), addressesFor('ornithorynque'), addressesFor('autre')]);
  expect(article).toHaveBeenCalledTimes(1);
});

test('a page is found by its name before the parts of others', async () => {
  expect((await addressesFor('contact'))[0]).toBe('/contact');
  expect((await addressesFor('équipe'))[0]).toBe('/contact/team');
});

test.each<[Locale, string, string]>([
  ['fr', 'tarifs', '/contact/foire-aux-questions#price'],
  ['fr', 'pricing', '/contact/foire-aux-questions#price'],
  ['en', 'pricing', '/contact/foire-aux-questions#price'],
  ['en', 'how much does it cost', '/contact/foire-aux-questions#price'],
  ['es', 'tarifas', '/contact/foire-aux-questions#price'],
  ['fr', 'remboursement', '/cgu#retractation'],
  ['en', 'refund', '/cgu#retractation'],
  ['es', 'reembolso', '/cgu#retractation'],
  ['fr', 'PDG', '/contact/team#ceo'],
  ['fr', 'CEO', '/contact/team#ceo'],
  ['es', 'directora', '/contact/team#ceo'],
  ['fr', 'cgv', '/cgu'],
  ['en', 'T&C', '/cgu'],
  ['fr', 'R.G.P.D.', '/confidentialite'],
  ['fr', 'vie privée', '/confidentialite'],
  ['en', 'phone', '/contact'],
  ['fr', 'qui êtes-vous', '/contact/about-us'],
  ['fr', 'désabonner', '/newsletter#leave'],
  ['en', 'blog', '/actus'],
])('who searches in %s for “%s” is led to %s', async (locale, q, address) => {
  const [first] = await search.find(q, locale);
  expect(first?.document.address).toBe(address);
});

test.each(locales)('all that visitors call otherwise is a place of the site (%s)', async (locale) => {
  for (const [address, words] of Object.entries(searchKeywords)) {
    const found = (await search.find(words, locale)).map(({ document }) =>
      decodeURIComponent(document.address),
    );
    expect(found).toContain(address);
  }
});

const ethics = `/category/${encodeURIComponent('IA éthique & responsable')}`;

test.each<[Locale, string]>([
  ['fr', 'éthique'],
  ['fr', 'ethique responsable'],
  ['en', 'ethical'],
  ['en', 'ethics'],
  ['es', 'etica'],
])('a category is found in %s by “%s”', async (locale, q) => {
  const [first] = await search.find(q, locale);
  expect(first?.document).toMatchObject({ kind: 'page', address: ethics });
});

test.each<[Locale, string]>([
  ['fr', 'rétractation'],
  ['en', 'withdrawal'],
  ['es', 'desistimiento'],
])('where one withdraws comes before what is written of it in %s, by “%s”', async (locale, q) => {
  const found = (await search.find(q, locale)).map(({ document: { address } }) => address);
  expect(found[0]).toBe('/retractation');
  expect(found).toContain('/actus/bouton-de-retractation');
});

test('the articles of a category are found by its name', async () => {
  expect(await addressesFor('éthique')).toContain('/actus/l-ai-act-pour-le-marketing');
});

test('what names the company is about the company', async () => {
  expect((await addressesFor('verbe'))[0]).toBe('/contact/about-us');
  expect(await addressesFor('verbe')).toContain('/author/verbe');
});

test('a category is found by the name that it has in another language', async () => {
  const [first] = await search.find('insights', 'es');
  expect(first?.document.title).toBe('Tendencias');
});

test('the articles of an author are found by the author’s name', async () => {
  const by = (id: number, username?: string) => ({
    ...card(`a${id}`, `Titre ${id}`),
    author: { id, username },
  });
  serve({ articles: async () => [by(3, 'Hélène Roux'), by(4, 'Hélène Roux'), by(5)] });
  expect(await addressesFor('helene')).toEqual([`/author/${encodeURIComponent('Hélène Roux')}`]);
});
