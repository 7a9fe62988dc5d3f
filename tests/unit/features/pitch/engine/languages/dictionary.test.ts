import { expect, it } from 'vitest';

import { dictionaryOf, prepareDictionary } from '#app/features/pitch/engine/languages/dictionary';

// By a second try it would have been read.
it('is read once for all who ask for it at the same time', { retry: 0 }, async () => {
  const asked = [prepareDictionary('es'), prepareDictionary('es'), prepareDictionary('es')];
  const read = await Promise.all(asked.map((one) => one.then(() => dictionaryOf('es'))));
  expect(new Set(read).size).toBe(1);
});
