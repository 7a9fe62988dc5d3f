import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readEnv } from '#app/server/env';
import { createTextFiles } from '#app/server/text-files/text-files';
import { createSiteSearch, type SiteSearch } from '#app/server/search/search';
import { type FakeContent, startFakeContent } from '#tests/fakes/content';
import { madeArticle } from '#tests/fakes/content/entries';
import { contentOf } from '#tests/integration/content/sources';
import { silentLog } from '#tests/integration/support/databases';

let fake: FakeContent;
let content: ReturnType<typeof contentOf>;
let search: SiteSearch;

beforeEach(async () => {
  fake = await startFakeContent({ version: 'v5', articles: 0 });
});
afterEach(() => fake.close());

/** Serves these from now on. */
function open(now = Date.now): void {
  content = contentOf(fake.url, { now });
  search = createSiteSearch({
    content,
    textFiles: createTextFiles(readEnv({})),
    log: silentLog,
    isBundled: false,
  });
}

const about = (animal: string) => [
  {
    id: 1,
    __component: 'article.rich-text',
    content: `Une introduction.\n\n## Ce que mange un ${animal}\n\nLe ${animal} mange des larves et des crevettes.`,
  },
];

const addressesFor = async (question: string) =>
  (await search.answer(question, 'fr')).map(({ document }) => document.address);

const finds = (question: string, address: string) =>
  vi.waitFor(async () => expect(await addressesFor(question)).toContain(address), { timeout: 20_000 });

const platypus = 'que mange un ornithorynque ?';
const place = '/actus/un#section-ce-que-mange-un-ornithorynque';

test('the guide finds what an article says in its body, at its section', async () => {
  fake.articles.push(madeArticle('un', { body: about('ornithorynque') }));
  open();
  await search.prepareAnswers('fr');
  await finds(platypus, place);
  const [passage] = await search.answer(platypus, 'fr');
  expect(passage?.quote).toContain('mange des larves et des crevettes');
});

test('nobody waits for the bodies of a service that is slow', async () => {
  fake.articles.push(madeArticle('un', { title: 'Un ornithorynque', body: about('ornithorynque') }));
  open();
  await content.articles('fr');
  await content.chatbots('fr');
  fake.fault = { slow: 1500 };
  expect(await addressesFor('ornithorynque')).toEqual(['/actus/un']);
});

test('each body is read once, until it is changed', async () => {
  fake.articles.push(
    madeArticle('un', { body: about('ornithorynque') }),
    madeArticle('deux', { body: about('wombat') }),
  );
  open();
  await finds(platypus, place);
  await finds('que mange un wombat ?', '/actus/deux#section-ce-que-mange-un-wombat');
  expect(fake.count('filters[slug][$eq]=')).toBe(2);

  Object.assign(fake.articles[0] ?? {}, { body: about('tamanoir'), updatedAt: '2026-03-02T08:00:00.000Z' });
  content.purge();
  await finds('que mange un tamanoir ?', '/actus/un#section-ce-que-mange-un-tamanoir');
  expect(await addressesFor(platypus)).not.toContain(place);
  expect(fake.count('filters[slug][$eq]=un')).toBe(2);
  expect(fake.count('filters[slug][$eq]=deux')).toBe(1);
});

test('without a word from the service, an article that was changed is read again once it has arrived', async () => {
  fake.articles.push(madeArticle('un', { body: about('ornithorynque') }));
  let time = Date.parse('2026-11-21T08:00:00Z');
  open(() => time);
  await finds(platypus, place);

  Object.assign(fake.articles[0] ?? {}, { body: about('tamanoir'), updatedAt: '2026-03-02T08:00:00.000Z' });
  time += 60_000;
  // The list is renewed before anybody asks for the article.
  await vi.waitFor(async () => {
    const [card] = await content.articles('fr');
    expect(card?.updatedAt).toBe('2026-03-02T08:00:00.000Z');
  });
  await finds('que mange un tamanoir ?', '/actus/un#section-ce-que-mange-un-tamanoir');
  expect(await addressesFor(platypus)).not.toContain(place);
  const calls = fake.count('filters[slug][$eq]=');
  await addressesFor(platypus);
  expect(fake.count('filters[slug][$eq]=')).toBe(calls);
});

test('what is taken back is not quoted once more', async () => {
  fake.articles.push(madeArticle('un', { body: about('ornithorynque') }));
  open();
  await finds(platypus, place);
  fake.articles.pop();
  content.purge({ removed: true });
  expect(await addressesFor(platypus)).toEqual([]);
});

test('of very many articles the newest two hundred are read', async () => {
  await fake.close();
  fake = await startFakeContent({ version: 'v5', articles: 230 });
  fake.articles.unshift(
    madeArticle('un', { body: about('ornithorynque'), publishedAt: '2026-10-02T08:00:00.000Z' }),
  );
  open();
  await finds(platypus, place);
  expect(fake.count('filters[slug][$eq]=')).toBe(200);
});

test('a service that fails in between is left alone, and what was read stays', async () => {
  fake.articles.push(madeArticle('un', { body: about('ornithorynque') }));
  open();
  await finds(platypus, place);
  for (const slug of ['cinq', 'deux', 'trois', 'quatre']) fake.articles.push(madeArticle(slug));
  content.purge();
  await content.articles('fr');
  await content.articles('fr');
  fake.fault = 500;
  await addressesFor(platypus);
  await vi.waitFor(() => expect(fake.count('filters[slug][$eq]=quatre')).toBeGreaterThan(0));
  expect(await addressesFor(platypus)).toContain(place);
  expect(await addressesFor(platypus)).toContain(place);
  expect(fake.count('filters[slug][$eq]=trois')).toBe(0);
});
