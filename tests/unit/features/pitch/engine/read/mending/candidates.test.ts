import { expect, it } from 'vitest';

import { meantBy, mostMeant } from '#app/features/pitch/engine/read/mending/candidates';

it.each([
  ['fr', 'lheure', "l'heure"],
  ['fr', 'cé', "c'est"],
  ['fr', 'jcherche', 'je cherche'],
  ['fr', 'ki', 'qui'],
  ['fr', 'vendu', 'vendus'],
  ['fr', 'ecole', 'écoles'],
  ['fr', 'aplication', 'application'],
  ['fr', 'tel', 'téléphone'],
  ['es', 'asemos', 'hacemos'],
  ['es', 'camion', 'camiones'],
  ['es', 'xq', 'porque'],
  ['en', 'companys', 'companies'],
  ['en', 'dont', "don't"],
  ['en', 'seperate', 'separate'],
] as const)('a slip may mean what is written otherwise, in %s: %s, %s', (lang, typed, meant) => {
  expect(meantBy[lang](typed).map(({ said }) => said)).toContain(meant);
});

it.each([
  ['fr', 'maison'],
  ['es', 'sdjkfh'],
  ['en', 'kiln'],
] as const)('the word itself comes first, in %s: %s', (lang, typed) => {
  const meant = meantBy[lang](typed);
  expect(meant[0]?.said).toBe(typed);
  expect(meant.length).toBeLessThanOrEqual(mostMeant);
});

it.each([
  ['es', 'canchón'],
  ['en', '12'],
] as const)('a large thing and a number mean themselves, in %s: %s', (lang, typed) => {
  expect(meantBy[lang](typed).map(({ said }) => said)).toEqual([typed]);
});

it.each([
  ['es', 'formica', 'fornica'],
  ['en', 'fuckin', 'fucking'],
  ['fr', 'meerde', 'merde'],
] as const)('no slip means what one would be laughed at for, in %s: %s, not %s', (lang, typed, never) => {
  expect(meantBy[lang](typed).map(({ said }) => said)).not.toContain(never);
});
