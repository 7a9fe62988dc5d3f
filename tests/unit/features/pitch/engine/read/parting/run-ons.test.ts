import { expect, it } from 'vitest';

import { languages } from '#app/features/pitch/engine/languages/language';
import { splitRunOn } from '#app/features/pitch/engine/read/parting/run-ons';
import { unitsIn } from '#app/features/pitch/engine/read/fields';

it.each([
  ['en', 'the rack folds flat in a van, we rent it for 9 a week', 'We rent it for 9 a week'],
  [
    'fr',
    'on passe le drone au-dessus des serres le lundi matin, il compare avec la fois d’avant',
    'Il compare avec la fois d’avant',
  ],
  [
    'es',
    'es un triángulo de caucho con un sensor, se carga con cable y aguanta',
    'Se carga con cable y aguanta',
  ],
  [
    'fr',
    'la farine est brûlée et le moteur mange trop de courant moi je viens avec ma meuleuse',
    'Moi je viens avec ma meuleuse',
  ],
  ['fr', 'moi je prends les crabes chez 9 chasseurs je les garde 3 semaines', 'Je les garde 3 semaines'],
  [
    'es',
    'queda la miel adentro y después vuelven otra vez, yo saco el panal entero con la reina',
    'Yo saco el panal entero con la reina',
  ],
] as const)('of two sentences typed in one breath the second begins one (%s)', (lang, typed, second) => {
  expect(splitRunOn(typed, languages[lang]).at(-1)).toBe(second);
});

it.each([
  ['en', 'when the mill stops turning, we are there within 48 hours'],
  ['en', 'i have sold 11 machines since february for N310,000 each and 23 people have paid a deposit'],
  ['en', 'my friend made a steel bowl which goes inside, it has a lid on a ring'],
  ['en', 'we weigh every catch at noon, when the tide is low, we float it home'],
  ['fr', 'on pèse la prise et quand la mer est basse, on la tire à terre'],
  ['fr', 'si le filet est déchiré, le bateau reste à quai'],
  ['fr', 'voilà le seau que je remplis et quand il pleut je rentre le linge'],
  ['fr', 'après que la cliente a payé on lave et je livre'],
  ['es', 'en la feria de mi pueblo, la gente hace fila'],
] as const)('what belongs together stays together (%s: %s)', (lang, typed) => {
  expect(splitRunOn(typed, languages[lang])).toEqual([typed]);
});

it('leaves the commas of who writes with care', () => {
  const careful =
    'The rack folds flat in the back of a van, we rent it for 9 pounds a week. It is red. It holds 40 bags.';
  expect(unitsIn(careful, languages.en)[0]?.text).toContain(', we rent it');
});

it('parts what is sought from a sentence that is too long to be said', () => {
  const told =
    'we bale tumbleweeds that pile up against the garages after the wind, did 96 houses in one month, just me and my cousin, and we can’t keep up';
  const [, sought] = unitsIn(
    `Desert Balers is what we are called and ${told} so I’m looking for two guys with a licence`,
    languages.en,
  );
  expect(sought?.text).toBe('I’m looking for two guys with a licence');
});

it.each([
  'so we can pay our weavers twice as much',
  'so we need no crane',
  'and that’s why I’m looking for a partner',
])('keeps what seeks nobody, or is joined, in the sentence: %s', (end) => {
  const told =
    'We sell rugs from forty looms straight to hotels in three countries, without any dealer or fair or shop between the loom and the floor of the lobby';
  expect(unitsIn(`${told}, ${end}.`, languages.en)).toHaveLength(1);
});
