import { expect, it } from 'vitest';

import { correctSpelling } from '#app/features/pitch/engine/read/spelling';

it.each([
  ['fr', 'La promotion de 2022 a 30 élèves, notre équipe connaît le métier.'],
  ['fr', 'L’équipe du vendredi a lancé un four.'],
  ['fr', 'Mon père créa la ferme en 1960.'],
  ['fr', 'La commune a la ferme en gérance, mon frère a la maison voisine.'],
  ['fr', 'On vend la taille s en stock.'],
  ['fr', 'il vend sa « box » au marché, sa (petite) récolte aussi'],
  ['fr', 'pour elle la santé compte'],
  ['fr', 'nous avons déjeuner et café compris'],
  ['en', 'We sell grade a eggs.'],
  ['en', 'it lost its 2 wheels and she has its 3 keys'],
  ['es', 'no esta moto ni esta foto'],
] as const)('what stands beside like words is no slip, in %s: %s', (lang, typed) => {
  expect(correctSpelling(typed, lang)).toBe(typed);
});

it.each([
  ['fr', 'il n’ya pas de bus jusqu’a midi', 'il n’y a pas de bus jusqu’à midi'],
  ['fr', 'moi c denis, on reste a la maison', 'moi c’est denis, on reste à la maison'],
  ['fr', 'moi je c pas réparer les frigos, mais c bon', 'moi je sais pas réparer les frigos, mais c’est bon'],
  ['en', 'done 31 houses inc 6 museums, no moth in 28', 'done 31 houses including 6 museums, no moth in 28'],
  ['es', 'nos las roban del arbol por la noxe', 'nos las roban del árbol por la noche'],
  ['es', 'alquilamos bicis, dsd 5 euros', 'alquilamos bicis, desde 5 euros'],
] as const)('what is meant is told by its neighbours, in %s: %s', (lang, typed, said) => {
  expect(correctSpelling(typed, lang).toLowerCase()).toBe(said);
});
