import { expect, test } from 'vitest';

import { homeHead } from '#app/features/home/home-head';
import { createI18n } from '#app/i18n/i18n';

const context = { i18n: await createI18n('en'), locale: 'en', siteUrl: 'https://verbe.example' } as const;

test('machines read whose site it is, and how to search it', () => {
  const things = homeHead(context).meta.flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json']] : [],
  );
  expect(things).toEqual([
    expect.objectContaining({ '@type': 'Organization', name: 'Verbe', url: 'https://verbe.example/' }),
    expect.objectContaining({
      '@type': 'WebSite',
      potentialAction: expect.objectContaining({
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://verbe.example/recherche?q={search_term_string}',
        },
      }),
    }),
  ]);
});

test('it is its own canonical, in the language of the address', () => {
  expect(homeHead(context).links).toContainEqual({ rel: 'canonical', href: 'https://verbe.example/' });
  expect(homeHead(context, 'es').links).toContainEqual({
    rel: 'canonical',
    href: 'https://verbe.example/?lang=es',
  });
});
