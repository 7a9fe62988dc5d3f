import { expect, test } from 'vitest';

import { targetFormat } from '#app/server/images/target-format';

test.each([
  ['image/avif,image/webp,image/png,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['text/html, Image/WebP;q=0.5', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/*,*/*', 'plain'],
  [null, 'plain'],
])('for "%s" the best format is %s', (accept, format) => {
  expect(targetFormat('auto', accept)).toBe(format);
});

test('a named format stands, whatever is accepted', () => {
  expect(targetFormat('png', 'image/avif')).toBe('png');
  expect(targetFormat(undefined, 'image/avif')).toBe('same');
});
