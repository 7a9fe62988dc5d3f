import { expect, test } from 'vitest';

import { unquoted, withStopsInside } from '#app/features/articles/body/article-passages';

test.each([
  ['Before, <em>choose</em>, and end <em>here</em>.', 'Before, <em>choose,</em> and end <em>here.</em>'],
  ['<del>All of it</del>, or <del>none</del>.', '<del>All of it</del>, or <del>none.</del>'],
  ['<em>When</em>? Now.', '<em>When</em>? Now.'],
])('the comma and the stop after highlighted words stand inside: %s', (html, shown) => {
  expect(withStopsInside(html)).toBe(shown);
});

test('the marks around a sentence go, and a remark that ends on a quotation keeps its own', () => {
  expect(unquoted('« Nous cirons. »')).toBe('Nous cirons.');
  expect(unquoted('«Enceramos».')).toBe('Enceramos.');
  expect(unquoted('Unchanged; the tool adds “for companies”.')).toBe(
    'Unchanged; the tool adds “for companies”.',
  );
});
