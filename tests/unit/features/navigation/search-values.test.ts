import { expect, test } from 'vitest';

import { searchValues } from '#app/features/navigation/search-values';

const { parseSearch, stringifySearch } = searchValues;

test.each(['1.0', '3.10', '1e3', 'null', '{}', '[1]', '"pitch"', '-0', 'pitch', ''])(
  '%s in an address is read as it is written, and written as it was read',
  (q) => {
    const search = `?${new URLSearchParams({ q })}`;
    expect(parseSearch(search)).toEqual({ q });
    expect(parseSearch(stringifySearch({ q }))).toEqual({ q });
    expect(stringifySearch(parseSearch(search))).toBe(search);
  },
);

test.each([2026, true, '2026', 'true', '"2026"'])('%j keeps its kind', (q) => {
  expect(parseSearch(stringifySearch({ q }))).toEqual({ q });
});

test('a number without quotes stays one', () => {
  expect(parseSearch('?page=2')).toEqual({ page: 2 });
});
