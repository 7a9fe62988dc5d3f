import { expect, test, vi } from 'vitest';

import { locales } from '#app/i18n/locales';
import { runtime, setRuntime } from '#app/server/runtime';
import { searchSite } from '#app/server/search/search';
import { type Article, type ContentSource, ContentError } from '#app/server/content/content-source';
import { runtimeForEachTest } from '../http/booted';

runtimeForEachTest();

const card = (slug: string, title: string): Article => ({
  slug,
  title,
  summary: 'Un résumé.',
  publishedAt: '2026-11-01T09:00:00.000Z',
  lang: 'fr',
});

/** Serves this instead of the bundled content. */
function serve(content: Partial<ContentSource>) {
  const none = { chatbots: async () => [], article: async () => undefined };
  setRuntime({ ...runtime(), content: { ...runtime().content, ...none, ...content } });
}

const addressesFor = async (q: string) => (await searchSite(q, 'fr')).map(({ document }) => document.address);

const guide = { fr: 'guide', en: 'guide', es: 'guia' };

test.each(locales)('articles, pages, questions and chatbots are found in %s', async (locale) => {
  const kinds = async (q: string) => (await searchSite(q, locale)).map(({ document }) => document.kind);
  expect(await kinds('ELIZA')).toContain('article');
  expect(await kinds('cookies')).toContain('page');
  expect(await kinds(guide[locale])).toContain('chatbot');
  expect(await kinds('pitch master')).toContain('question');
});

test('a section is found at its anchor', async () => {
  expect((await addressesFor('rétractation'))[0]).toBe('/cgu#retractation');
});

test('an article of this site is found by its body', async () => {
  const [first] = await searchSite('weizenbaum', 'fr');
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

test('a correction of what a list says is found too', async () => {
  const summaries = ['Un ornithorynque.', 'Un kangourou.'];
  let cards = [{ ...card('un', 'Premier'), summary: summaries[0] ?? '' }];
  serve({ articles: async () => cards });
  expect(await addressesFor('ornithorynque')).toEqual(['/actus/un']);
  cards = [{ ...card('un', 'Premier'), summary: summaries[1] ?? '' }];
  await vi.waitFor(async () => expect(await addressesFor('kangourou')).toEqual(['/actus/un']));
});

test('while the content service fails, pages are found', async () => {
  const fail = () => Promise.reject(new ContentError());
  serve({ articles: fail, chatbots: fail });
  expect(await addressesFor('rétractation')).toContain('/cgu#retractation');
});

test('a service is asked for its lists alone', async () => {
  const article = vi.fn<ContentSource['article']>(async () => undefined);
  setRuntime({ ...runtime(), env: { ...runtime().env, content: { serviceUrl: 'https://cms.example/api' } } });
  serve({ articles: async () => [card('un', 'Ornithorynque')], article });
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
