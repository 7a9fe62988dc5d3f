import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';

import { articleInOwnLanguage } from '#app/features/articles/screen/own-language';
import { shownArticle } from '#app/features/articles/server/article-view';
import type { Locale } from '#app/i18n/locales';
import { ok, refused } from '#app/lib/result';
import { storedPage } from '../articles';

const alternates = [{ lang: 'en', slug: 'article-seven' } as const];

function shown(more: Parameters<typeof storedPage>[1], isDraft = false) {
  const body = { parts: [], contents: [], minutes: 1 };
  const siteUrl = 'https://verbe.example';
  const article = shownArticle(storedPage(7, more), { body, list: [], locale: 'en', siteUrl });
  return ok({ article, isDraft });
}

function leadsTo(result: Parameters<typeof articleInOwnLanguage>[0], locale: Locale): unknown {
  try {
    articleInOwnLanguage(result, locale);
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return thrown.options.params;
  }
  return undefined;
}

test('who reads another language is led to its slug', () => {
  expect(leadsTo(shown({ alternates }), 'en')).toEqual({ articleSlug: 'article-seven' });
});

test.each([
  ['reads its own language', shown({ alternates }), 'fr'],
  ['reads a language that it lacks', shown({ alternates }), 'es'],
  [
    'finds the translation at the same slug',
    shown({ alternates: [{ lang: 'en', slug: 'article-7' }] }),
    'en',
  ],
  ['previews a draft', shown({ alternates }, true), 'en'],
  ['finds nothing', refused('missing'), 'en'],
] as const)('who %s stays', (_who, result, locale) => {
  expect(leadsTo(result, locale)).toBeUndefined();
});
