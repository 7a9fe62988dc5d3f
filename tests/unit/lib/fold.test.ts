import { expect, test } from 'vitest';

import { fold } from '#app/lib/fold';

test('folds case, accents, ligatures and separators', () => {
  expect(fold('  Côte d’Ivoire ')).toBe('cote d ivoire');
  expect(fold('Œuvre-Æther, STRAẞE')).toBe('oeuvre aether strasse');
});
