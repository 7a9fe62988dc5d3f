import { expect, test } from 'vitest';

import { withStopsInside } from '#app/features/articles/body/article-passages';

test.each([
  ['Before, <em>choose</em>, and end <em>here</em>.', 'Before, <em>choose,</em> and end <em>here.</em>'],
  ['<del>All of it</del>, or <del>none</del>.', '<del>All of it</del>, or <del>none.</del>'],
  ['<em>When</em>? Now.', '<em>When</em>? Now.'],
])('the comma and the stop after highlighted words stand inside: %s', (html, shown) => {
  expect(withStopsInside(html)).toBe(shown);
});
