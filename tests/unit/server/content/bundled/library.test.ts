import { expect, test } from 'vitest';

import { readLibrary } from '#app/server/content/bundled/library';

test('every bundled file is well-formed, and each slug is once in a language', async () => {
  const { articles, chatbots } = await readLibrary();
  for (const entries of [articles, chatbots]) {
    const keys = entries.map(({ lang, slug }) => `${lang} ${slug}`);
    expect(new Set(keys).size).toBe(keys.length);
  }
  expect(articles.length).toBeGreaterThan(0);
});
