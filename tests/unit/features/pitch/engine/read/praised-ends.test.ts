import { expect, test } from 'vitest';

import { languages } from '#app/features/pitch/engine/languages/language';
import { unitsIn } from '#app/features/pitch/engine/read/fields';
import { isPraising, withoutPraisedEnds } from '#app/features/pitch/engine/read/praised-ends';

const context = { category: 'product', goal: 'investors', usedBy: '' } as const;

test.each([
  [
    'es',
    'La silla se pliega en un minuto y sin herramientas, una experiencia mágica que enamora a todos.',
    'La silla se pliega en un minuto y sin herramientas',
  ],
  [
    'fr',
    '64 cafés de Nantes abonnés en quatorze mois, une qualité irréprochable : l’avenir du verre, tout simplement.',
    '64 cafés de Nantes abonnés en quatorze mois',
  ],
  ['en', 'Visionary and unstoppable, we already run nine boats.', 'We already run nine boats'],
  // What ends them tells something.
  [
    'en',
    'Bell ropes cost £90 and are washed, almost never.',
    'Bell ropes cost £90 and are washed, almost never',
  ],
  [
    'fr',
    'Nous lavons les cordes à l’eau froide, sans savon.',
    'Nous lavons les cordes à l’eau froide, sans savon',
  ],
] as const)('%s: %s without what only praises round it', (lang, text, left) => {
  const [unit] = unitsIn(text, languages[lang]);
  expect(unit && withoutPraisedEnds(unit, context, languages[lang]).text).toBe(left);
});

test.each([
  ['A revolutionary, world-class box. It dries reeds.', [0.2, 0], true],
  ['It dries reeds. Nine bands use it.', [0.1, 0.3], false],
  ['Pure joy. Nothing can stop us. It dries reeds.', [0.9, 1, 0.2], true],
])('“%s” praises: %o, %s', (text, praise, is) => {
  expect(isPraising(text, praise, languages.en)).toBe(is);
});
