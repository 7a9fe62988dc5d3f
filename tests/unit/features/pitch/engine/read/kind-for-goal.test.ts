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
  ['es', 'Estamos levantando $60,000 para otro taller', 'need'],
  ['es', 'Levantamos 40 muros al mes', 'stage'],
] as const)('investors are asked for a sum, in %s: %s', (lang, text, kind) => {
  const fact = { kind: 'stage', text, field: 'description', sure: 0.5 } as const;
  expect(kindFor('investors', fact, languages[lang])).toBe(kind);
});

it.each([
  ['es', 'Casi todas las casas son de adobe, y nadie sabe si la suya aguanta un temblor', 'problem'],
  ['es', 'Nadie sabe quién certifica estas casas', 'need'],
  ['en', 'Nobody knows whether theirs will stand', 'problem'],
  ['en', 'The hard part: nobody knows who insures such a nest', 'need'],
] as const)('an incubator is asked who and how, not whether, in %s: %s', (lang, text, kind) => {
  const fact = { field: 'description', kind: 'problem', text, sure: 0.9 } as const;
  expect(kindFor('incubator', fact, languages[lang])).toBe(kind);
});

it.each([
  ['es', 'No hace falta ser ingeniero', 'detail'],
  ['fr', 'Pas besoin de monter au clocher', 'detail'],
  ['en', 'No need to bring tools', 'detail'],
  ['es', 'Nos hace falta un ingeniero', 'need'],
  ['es', 'No pedimos dinero, buscamos un socio que sepa soldar', 'need'],
] as const)('what nobody needs is no need, in %s: %s', (lang, text, kind) => {
  const fact = { field: 'description', kind: 'need', text, sure: 0.9 } as const;
  expect(kindFor('team', fact, languages[lang])).toBe(kind);
});
