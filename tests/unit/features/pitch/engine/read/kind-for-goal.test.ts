import { expect, it } from 'vitest';

import { languages } from '#app/features/pitch/engine/languages/language';
import { kindFor } from '#app/features/pitch/engine/read/kind-for-goal';

it.each([
  ['en', 'We need 2 welders by 2027', 'stage'],
  ['en', 'We need 5,000 salons', 'stage'],
  ['en', 'We need 40,000 for a van', 'need'],
  ['en', 'We need nine hundred pounds', 'need'],
  ['en', 'We are raising 1.2 million dollars', 'need'],
  ['fr', 'Nous cherchons 3 peintres', 'stage'],
  ['fr', 'Nous cherchons 80 000 euros', 'need'],
] as const)('investors are asked for a sum, in %s: %s', (lang, text, kind) => {
  const fact = { kind: 'stage', text, field: 'description', sure: 0.5 } as const;
  expect(kindFor('investors', fact, languages[lang])).toBe(kind);
});

it('an incubator is asked for what founders do not know, not for what nobody does', () => {
  const told = { field: 'description', kind: 'problem', sure: 0.9 } as const;
  const others = 'Casi todas las casas son de adobe, y nadie sabe si la suya aguanta un temblor';
  expect(kindFor('incubator', { ...told, text: others }, languages.es)).toBe('problem');
  const own = 'No sabemos quién certifica nuestras casas';
  expect(kindFor('incubator', { ...told, text: own }, languages.es)).toBe('need');
});
