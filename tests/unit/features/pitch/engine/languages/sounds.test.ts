import { expect, it } from 'vitest';

import { soundOf, wholeSoundOf } from '#app/features/pitch/engine/languages/sounds';

it.each([
  ['fr', 'fame', 'femme'],
  ['fr', 'passer', 'passé'],
  ['fr', 'sa', 'ça'],
  ['fr', 'fotograf', 'photographe'],
  ['es', 'asemos', 'hacemos'],
  ['es', 'boy', 'voy'],
  ['en', 'rite', 'write'],
  ['en', 'fone', 'phone'],
] as const)('what is heard alike sounds alike, in %s: %s, %s', (lang, written, right) => {
  expect(soundOf(written, lang)).toBe(soundOf(right, lang));
});

it('tells « des » from « de » by its end', () => {
  expect(wholeSoundOf('des', 'fr')).not.toBe(wholeSoundOf('de', 'fr'));
});
