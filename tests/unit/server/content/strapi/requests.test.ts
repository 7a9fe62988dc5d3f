import { expect, test } from 'vitest';

import { createRequests, pageOf } from '#app/server/content/strapi/requests';
import { contractOf } from '#tests/fakes/content/replay';

const requests = createRequests({});

test.each([
  ['01-articles.json', requests.articles()],
  ['01-articles.locale-en.json', requests.articles('en')],
  ['02-articles-by-category.json', requests.byCategory('TRENDS & insights')],
  ['02-articles-by-category.locale-fr.json', requests.byCategory('TRENDS & insights', 'fr')],
  ['03-articles-by-author-id.json', requests.byAuthorId(2)],
  ['03-articles-by-author-id.locale-en.json', requests.byAuthorId(2, 'en')],
  ['03-articles-by-author-username.json', requests.byUsername('theo marchand')],
  ['03-articles-by-author-username.locale-en.json', requests.byUsername('theo marchand', 'en')],
  ['04-latest.json', requests.latest()],
  ['04-latest.locale-fr.json', requests.latest('fr')],
  ['05-article-by-slug.json', requests.article('cinq-tendances-creatives-2025')],
  ['05-article-by-slug.locale-en.json', requests.article('five-creative-trends-2025', 'en')],
  ['06-chatbots.json', requests.chatbots()],
  ['06-chatbots.locale-es.json', requests.chatbots('es')],
])('%s is asked for letter by letter', (file, request) => {
  for (const version of ['v4', 'v5'] as const) {
    const exchange = contractOf(version).find((each) => each.file === file);
    expect(`GET /api/${request}`).toBe(exchange?.request);
  }
});

test('a further page is the same call with its number', () => {
  expect(pageOf(requests.chatbots('fr'), 2, 25)).toBe(
    `${requests.chatbots('fr')}&pagination[page]=2&pagination[pageSize]=25`,
  );
});

test('a language goes by the name that the service has for it', () => {
  const regional = createRequests({ es: 'es-ES' });
  expect(regional.articles('es')).toMatch(/&locale=es-ES$/);
  expect(regional.articles('fr')).toMatch(/&locale=fr$/);
  expect(regional.articles()).not.toContain('locale');
});
