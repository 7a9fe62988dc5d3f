import { expect, test } from 'vitest';

import type { Locale } from '#app/i18n/locales';
import { articlePathFor } from '#app/server/content/article-path';
import { type ContentSource, ContentError } from '#app/server/content/content-source';
import { runtime, setRuntime } from '#app/server/runtime';
import { storedCard } from '#tests/unit/features/articles/articles';
import { runtimeForEachTest } from '#tests/unit/server/http/booted';

const slugs: Record<Locale, string[]> = {
  fr: ['test-de-turing', 'éthique-et-ia', 'Eliza'],
  en: ['turing-test'],
  es: [],
};

runtimeForEachTest();

/** The lists of the three languages; what is not given here is as above. */
function serve(
  articles: ContentSource['articles'] = async (locale) =>
    slugs[locale].map((slug) => storedCard(1, { slug })),
) {
  setRuntime({ ...runtime(), content: { ...runtime().content, articles } });
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
  serve();
  expect(await articlePathFor(path)).toBe(target);
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
  serve();
  expect(await articlePathFor(path)).toBeUndefined();
});

test('a thousand articles in each language hold nobody up', async () => {
  const long = (index: number) => `comment-ecrire-un-article-numero-${index}-pour-le-marketing`;
  const cards = Array.from({ length: 1000 }, (_, index) => storedCard(index + 1, { slug: long(index) }));
  serve(async () => cards);
  const before = performance.now();
  expect(await articlePathFor('/wp-login.php')).toBeUndefined();
  expect(await articlePathFor(`/${encodeURIComponent('é'.repeat(200))}`)).toBeUndefined();
  // Tens of milliseconds; what compares each with each takes many seconds.
  expect(performance.now() - before).toBeLessThan(1000);
});

test('a service that fails in one language leaves the others', async () => {
  serve(async (locale) => {
    if (locale === 'fr') throw new ContentError();
    return [storedCard(1, { slug: 'turing-test' })];
  });
  expect(await articlePathFor('/turing-test')).toBe('/actus/turing-test');
  expect(await articlePathFor('/test-de-turing')).toBeUndefined();
});

test('a service that does not answer is not waited for', async () => {
  serve(() => new Promise(() => {}));
  const before = performance.now();
  expect(await articlePathFor('/test-de-turing')).toBeUndefined();
  expect(performance.now() - before).toBeLessThan(1500);
});
