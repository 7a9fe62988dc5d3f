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
  ['fr', 'Nous avons vendu pour 1,2 million de francs, la 2 e fois.'],
  ['fr', 'Sa recette et son pain sont à lui, de façon à plaire.'],
  ['en', 'We sell grade a eggs.'],
  ['en', 'We test any body of water and mend no body panels.'],
  ['en', 'it lost its 2 wheels and she has its 3 keys'],
  ['es', 'no esta moto ni esta foto'],
  ['es', 'Vendemos vitamina Q a Can Mas.'],
  ['en', 'We print on B4 sheets.'],
  ['es', 'Cada una ve los bolsos de ante de su socia.'],
  ['fr', 'On vend sa confiture par internet, de mars à mai on est deux.'],
  ['fr', 'Chacun a sa part, sa dure journée et sa place en mai.'],
] as const)('what stands beside like words is no slip, in %s: %s', (lang, typed) => {
  expect(correctSpelling(typed, lang)).toBe(typed);
});

it.each([
  ['fr', 'il n’ya pas de bus jusqu’a midi', 'il n’y a pas de bus jusqu’à midi'],
  ['fr', 'moi c denis, on reste a la maison', 'moi c’est denis, on reste à la maison'],
  [
    'fr',
    'lané passé sa evite la pluie et les gens save pas',
    'l’année passée ça évite la pluie et les gens savent pas',
  ],
  ['fr', 'il faut un milion de francs', 'il faut un million de francs'],
  ['es', 'nosotro vamo a la casa y le damo el precio', 'nosotros vamos a la casa y le damos el precio'],
  [
    'es',
    'el yelo taba como piedra, el mes pasao fue peor',
    'el hielo estaba como piedra, el mes pasado fue peor',
  ],
  ['fr', 'moi je c pas réparer les frigos, mais c bon', 'moi je sais pas réparer les frigos, mais c’est bon'],
  [
    'fr',
    'sa se règle, on fait sa depuis 2022, si il pleut ils son trop tard',
    'ça se règle, on fait ça depuis 2022, s’il pleut ils sont trop tard',
  ],
  [
    'fr',
    'aprés 4 ans on à 15 million, par ce que on économise',
    'après 4 ans on a 15 millions, parce qu’on économise',
  ],
  [
    'en',
    'the fruit is sweet an if no body cut it, drop it with out a pole b 4 nine',
    'the fruit is sweet and if nobody cut it, drop it without a pole before nine',
  ],
  [
    'es',
    'son de lata por q no se oxidan, 20 dolares o mas',
    'son de lata porque no se oxidan, 20 dólares o más',
  ],
  ['es', 'ago tembleques echos a mano en panama', 'hago tembleques hechos a mano en panamá'],
  ['en', 'done 31 houses inc 6 museums, no moth in 28', 'done 31 houses including 6 museums, no moth in 28'],
  ['es', 'nos las roban del arbol por la noxe', 'nos las roban del árbol por la noche'],
  ['es', 'alquilamos bicis, dsd 5 euros', 'alquilamos bicis, desde 5 euros'],
] as const)('what is meant is told by its neighbours, in %s: %s', (lang, typed, said) => {
  expect(correctSpelling(typed, lang).toLowerCase()).toBe(said);
});
