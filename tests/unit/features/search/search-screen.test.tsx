import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { SearchResult } from '#app/features/search/search';
import { SearchScreen } from '#app/features/search/search-screen';
import { locales } from '#app/i18n/locales';
import { ok } from '#app/lib/result';
import { show } from '#tests/unit/show';

const { ask } = vi.hoisted(() => ({ ask: vi.fn<() => Promise<SearchResult>>() }));
vi.mock('#app/features/search/search.functions', () => ({ getSearchResult: ask }));

const tooShort = {
  en: /too short to search for/,
  fr: /trop court pour une recherche/,
  es: /demasiado poco para buscar/,
};

test.each(locales)(
  'one letter is asked for more, and not told that there is nothing (%s)',
  async (locale) => {
    ask.mockResolvedValue(ok({ total: 0, groups: [], isTooShort: true }));
    await show(<SearchScreen q="a" lang={undefined} />, { locale });
    expect((await screen.findByRole('status')).textContent).toMatch(tooShort[locale]);
    expect(screen.queryByText(/No results|Aucun résultat|Sin resultados/)).toBeNull();
  },
);
