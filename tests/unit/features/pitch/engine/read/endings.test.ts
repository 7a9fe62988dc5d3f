import { describe, expect, it } from 'vitest';

import { withEndings } from '#app/features/pitch/engine/read/endings';
import { correctSpelling, isTypedInHaste } from '#app/features/pitch/engine/read/spelling';

describe('what was written in haste', () => {
  it.each([
    ['fr', 'avec 2 machine et 400 mètre', 'avec 2 machines et 400 mètres'],
    ['fr', 'les autre ils emmène les rouleau', 'les autres ils emmènent les rouleaux'],
    ['fr', 'mais les clubs les jette', 'mais les clubs les jettent'],
    ['fr', '52 mamans le loue', '52 mamans le louent'],
    ['fr', 'le fil casse, sa crie', 'le fil casse, ça crie'],
    ['fr', 'sa ne casse pas, on fait sa en 5 jours', 'ça ne casse pas, on fait ça en 5 jours'],
    ['fr', 'c’est léger et sa tient 7 mois', 'c’est léger et ça tient 7 mois'],
    ['fr', '14 on rendu la leur', '14 ont rendu la leur'],
    ['fr', 'elle aide les gens a trouver une table', 'elle aide les gens à trouver une table'],
    ['fr', 'moi jdors pas', 'moi je dors pas'],
    ['fr', 'il vend 2 foi plus', 'il vend 2 fois plus'],
    ['fr', 'je passe a tautira', 'je passe à Tautira'],
    ['fr', 'des immeubles privé', 'des immeubles privés'],
    ['fr', 'moi j’attend au sas', 'moi j’attends au sas'],
    ['en', 'turnin down sunderland and ogbomoso', 'turning down Sunderland and Ogbomoso'],
    ['en', 'birds in ashington', 'birds in Ashington'],
    ['es', 'me devolves 6 semana', 'me devolvés 6 semanas'],
    ['es', 'un horno prestao', 'un horno prestado'],
    ['es', '3 mantel en guachipelín', '3 manteles en Guachipelín'],
  ] as const)('gets the ending it is heard with, in %s: %s', (lang, typed, right) => {
    expect(withEndings(typed, lang)).toBe(right);
  });

  it.each([
    ['fr', 'on les donne, il faut les vendre'],
    ['fr', 'une vache de 612 kilos a mangé'],
    ['fr', 'le 12 mai, en 2019 elle ouvre au 4 rue du Port'],
    ['fr', 'avec sa mère, il plie sa tente et sa même table, il a sa part et sa paie'],
    ['fr', 'elle a vendu, il a hier'],
    ['en', 'an hour in a kiln, sittin’ there, for its 58 dips'],
    ['fr', 'le numéro dix ferme, sauf deux pont, en 2019 on est parti, le 9 on fait'],
    ['fr', 'tous les deux mange ici, 1 machine, les 3 km'],
    ['fr', 'sa boutique à Namur, sa caisse de 12 outils'],
    ['fr', 'les diner, dans chamallow'],
    ['fr', 'mon frère les garde, la mairie les prête, la ligne 4 passe devant'],
    ['fr', 'il a une ferme, sa ferme compte 40 vaches'],
    ['es', 'queda en la carrera 7 norte, manzana 4 casa 12, talla 38 mujer'],
    ['es', '1 mantel, en bolsitas'],
    ['fr', '20 euros, 30 si la pluie tombe, et sa mère a cassé un bol'],
    ['es', 'a las 5 llega el camión, 2 mil pesos'],
    ['es', 'vos podes, el mes de mayo'],
  ] as const)('stays where it may be right, in %s: %s', (lang, typed) => {
    expect(withEndings(typed, lang)).toBe(typed);
  });
});

it('leaves the endings of who writes with care', () => {
  const careful = 'Nous louons 2 piano. Les clubs les aiment. Chaque club paie un an.';
  expect(correctSpelling(careful, 'fr')).toBe(careful);
});

it.each([
  ['en', 'We sell approx. 40 chairs an hour. We rent an mri to vets, and at 6 am a van comes. Ring us.'],
  ['fr', 'Nous vendons env. 40 chaises. On la beauté, et son sur mesure a quel prix. Nous livrons.'],
  [
    'es',
    'Vendemos aprox. 40 sillas, cobertizo e instalado. La aya cuida. Clases de k pop, pilas tipo k y cables.',
  ],
] as const)('is not seen in who writes with care, in %s: %s', (lang, typed) => {
  expect(isTypedInHaste(typed, lang)).toBe(false);
  expect(correctSpelling(typed, lang)).toBe(typed);
});

it.each([
  [
    'en',
    'we scan bolts an nuts, sell an led lamp, have an big van, no am or pm',
    'we scan bolts and nuts, sell an led lamp, have an big van, no am or pm',
  ],
  [
    'fr',
    'on la acheté, on la crée avec vous, son atelier',
    'on l’a acheté, on la crée avec vous, son atelier',
  ],
  ['fr', 'ils ont payer hier, ils son dans la cour', 'ils ont payé hier, ils sont dans la cour'],
  ['es', 'corte e lavado, el k vende un rio', 'corte e lavado, el que vende un río'],
] as const)('mends what is heard only where the words beside it tell, in %s: %s', (lang, typed, right) => {
  expect(correctSpelling(typed, lang)).toBe(right);
});

it.each([
  [
    'en',
    'twice a day an gets them in. now its 900 photos. am a seller',
    'twice a day and gets them in. now it’s 900 photos. I am a seller',
  ],
  ['es', 'ya esta agrio, esta semana no', 'ya está agrio, esta semana no'],
  ['es', 'e hecho una y no se a perdido ninguna', 'he hecho una y no se ha perdido ninguna'],
  [
    'fr',
    'je c pas a quelle heure, j’ai tester, mes parents son sur le canal',
    'je sais pas à quelle heure, j’ai testé, mes parents sont sur le canal',
  ],
  ['en', 'a steel skelton, that is why we are appling', 'a steel skeleton, that is why we are applying'],
] as const)('tells small words by what follows, in %s: %s', (lang, typed, right) => {
  expect(correctSpelling(typed, lang)).toBe(right);
});
