import { expect, test } from 'vitest';

import { pageTitle } from '#app/lib/page-title';

test('a page says its name before that of the site', () => {
  expect(pageTitle('Contact')).toBe('Contact | Verbe');
});

test('a page without a name has that of the site', () => {
  expect(pageTitle()).toBe('Verbe');
  expect(pageTitle('')).toBe('Verbe');
});
