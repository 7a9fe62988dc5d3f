import { expect, test } from 'vitest';

import type { Locale } from '#app/i18n/locales';
import { articlePathFor } from '#app/server/content/article-path';
import { type ContentSource, ContentError } from '#app/server/content/content-source';
import { createContent } from '#app/server/content/content';
import { readEnv } from '#app/server/env';
import { storedCard } from '#tests/unit/features/articles/articles';
import { silentLog } from '#tests/integration/support/databases';
import { processorTime } from '#tests/fixtures/processor-time';

const slugs: Record<Locale, string[]> = {
  fr: ['test-de-turing', 'éthique-et-ia', 'Eliza'],
  en: ['turing-test'],
  es: [],
};

const bundled = createContent(readEnv({}), { log: silentLog });

/** The lists of the three languages; what is not given here is as above. */
function serving(
  articles: ContentSource['articles'] = async (locale) =>
    slugs[locale].map((slug) => storedCard(1, { slug })),
) {
  return { ...bundled, articles };
}

test.each([
  ['/test-de-turing', '/actus/test-de-turing'],
  ['/test-de-turing/', '/actus/test-de-turing'],
  ['/Test-De-Turing', '/actus/test-de-turing'],
  ['/eliza', '/actus/Eliza'],
  ['/turing-test', '/actus/turing-test'],
  ['/%C3%A9thique-et-ia', '/actus/%C3%A9thique-et-ia'],
  ['/e%CC%81thique-et-ia', '/actus/%C3%A9thique-et-ia'],
])('%s leads to %s', async (path, target) => {
  expect(await articlePathFor(path, serving())).toBe(target);
});

test.each([
  '/',
  '//',
  '/unknown',
  '/actus/test-de-turing',
  '/ethique-et-ia',
  '/%E0%A4%A',
  '/%00',
  `/${'x'.repeat(5000)}`,
])('%s is no article', async (path) => {
  expect(await articlePathFor(path, serving())).toBeUndefined();
});

test('a thousand articles in each language hold nobody up', async () => {
  const long = (index: number) => `comment-ecrire-un-article-numero-${index}-pour-le-marketing`;
  const cards = Array.from({ length: 1000 }, (_, index) => storedCard(index + 1, { slug: long(index) }));
  const content = serving(async () => cards);
  const spent = processorTime();
  expect(await articlePathFor('/wp-login.php', content)).toBeUndefined();
  expect(await articlePathFor(`/${encodeURIComponent('é'.repeat(200))}`, content)).toBeUndefined();
  // Tens of milliseconds; what compares each with each takes many seconds.
  expect(spent()).toBeLessThan(1000);
});

test('a service that fails in one language leaves the others', async () => {
  const content = serving(async (locale) => {
    if (locale === 'fr') throw new ContentError();
    return [storedCard(1, { slug: 'turing-test' })];
  });
  expect(await articlePathFor('/turing-test', content)).toBe('/actus/turing-test');
  expect(await articlePathFor('/test-de-turing', content)).toBeUndefined();
});

test('a service that does not answer is not waited for', async () => {
  const content = serving(() => new Promise(() => {}));
  const before = performance.now();
  expect(await articlePathFor('/test-de-turing', content)).toBeUndefined();
  expect(performance.now() - before).toBeLessThan(1500);
});
