import { expect, test } from 'vitest';

import { languages } from '#app/features/pitch/engine/languages/language';
import { wordsOf } from '#app/features/pitch/engine/phrases';
import { isBoast, withoutHype } from '#app/features/pitch/engine/read/hype';

test.each([
  [
    'en',
    'We are raising 400,000 euro to open in Algeciras, and the sky is the limit',
    'We are raising 400,000 euro to open in Algeciras',
  ],
  ['en', 'Our unique range is simply unmatched: each ladder has a tag.', 'Each ladder has a tag.'],
  [
    'en',
    'Our innovative stove burns rice husk: it boils a large pot of water on a tin of it.',
    'Our stove burns rice husk: it boils a large pot of water on a tin of it.',
  ],
  [
    'en',
    'Our OilDown brings world-class innovation to the bush: a tank at the bottom and a line up the leg, so that the oil gets changed.',
    'A tank at the bottom and a line up the leg, so that the oil gets changed.',
  ],
  ['es', 'Vendimos 980 botes, y esto recién empieza', 'Vendimos 980 botes'],
  [
    'en',
    'The bands throw away feathers, and we, the most passionate crew on the whole island, gather them up',
    'The bands throw away feathers, and we gather them up',
  ],
  [
    'es',
    'Es la grúa de obra más segura y mágica jamás construida, con dos frenos',
    'Es la grúa de obra, con dos frenos',
  ],
  ['fr', 'C’est la lampe la plus vendue du marché', 'C’est la lampe la plus vendue du marché'],
  ['fr', 'Les plus petits n’ont jamais vu la mer', 'Les plus petits n’ont jamais vu la mer'],
  [
    'es',
    'Los vecinos más viejos no habían jamás visto un dentista',
    'Los vecinos más viejos no habían jamás visto un dentista',
  ],
  [
    'es',
    'La caja pinta diecisiete caras, una relación calidad-precio imbatible.',
    'La caja pinta diecisiete caras',
  ],
  [
    'es',
    'Nuestro armazón, único en el mundo, deja un gigante en 38 kilos.',
    'Nuestro armazón deja un gigante en 38 kilos.',
  ],
  ['fr', 'C’est tout simplement magique', 'C’est tout simplement magique'],
  [
    'en',
    'It is the most revolutionary thing to happen to the bagpipes in 300 years.',
    'It is the most revolutionary thing to happen to the bagpipes in 300 years.',
  ],
  ['fr', 'Notre tribu de passionnés a osé un embout.', 'Notre tribu de passionnés a osé un embout.'],
  ['fr', 'Les visionnaires monteront à bord.', 'Les visionnaires monteront à bord.'],
  [
    'en',
    'The giant runs, which is the most amazing sight you can ever witness.',
    'The giant runs, which is the most amazing sight you can ever witness.',
  ],
  [
    'en',
    'We repaint in the original colors, a jaw-dropping 130 hours per animal.',
    'We repaint in the original colors, 130 hours per animal.',
  ],
  ['fr', 'Une équipe mythique, un atelier à Lens, 19 clients.', 'Une équipe, un atelier à Lens, 19 clients.'],
  [
    'fr',
    'Rien n’est d’aussi magnifique ni d’aussi fiable.',
    'Rien n’est d’aussi magnifique ni d’aussi fiable.',
  ],
  [
    'fr',
    'Notre brique, unique au monde et 100 % made in Gabon, mélange piment et sciure.',
    'Notre brique, 100 % made in Gabon, mélange piment et sciure.',
  ],
  [
    'es',
    'Un canal tan maravillosamente cómodo que la mula no se pela.',
    'Un canal tan maravillosamente cómodo que la mula no se pela.',
  ],
  [
    'es',
    'Rescatamos ruedas de carreta, esas obras de arte sin igual, en Sarchí.',
    'Rescatamos ruedas de carreta, en Sarchí.',
  ],
  ['en', 'Our unique, Irish-made knife keeps its edge.', 'Our Irish-made knife keeps its edge.'],
  ['en', 'We make a truly amazing bag that folds.', 'We make a bag that folds.'],
  ['en', 'They got back 133 superb ones in nine days.', 'They got back 133 superb ones in nine days.'],
  ['en', 'Our legendary crew returns it for an unbelievable $4.', 'Our crew returns it for $4.'],
  ['en', 'We make a light, unique bag, sewn in Lyon.', 'We make a light bag, sewn in Lyon.'],
  ['en', '61 crews ride with our incredible $48 kit.', '61 crews ride with our $48 kit.'],
  [
    'fr',
    'Il venait d’Europe ; le nôtre, incroyablement robuste, en coûte 350.',
    'Il venait d’Europe ; le nôtre, robuste, en coûte 350.',
  ],
  [
    'fr',
    'Notre toile révolutionnaire, au toucher divin, se lave à 60 degrés.',
    'Notre toile se lave à 60 degrés.',
  ],
  ['en', 'Our wheel, innovative, lasts ten years.', 'Our wheel lasts ten years.'],
  [
    'fr',
    'Une perche casse deux fois par Tour ; la nôtre, magistrale, tient trois saisons.',
    'Une perche casse deux fois par Tour ; la nôtre tient trois saisons.',
  ],
  ['fr', 'On la garde dans l’armoire aux stupéfiants.', 'On la garde dans l’armoire aux stupéfiants.'],
  ['es', 'Con amor y pasión tejemos hamacas en Cabuya.', 'Tejemos hamacas en Cabuya.'],
  ['fr', 'Avec une passion débordante, notre équipe livre un panier.', 'Notre équipe livre un panier.'],
  ['fr', 'Portés par une passion sans limite, nous pressons l’ocre.', 'Nous pressons l’ocre.'],
  ['es', 'Con la pasión que nos desborda diseñamos un embudo.', 'Diseñamos un embudo.'],
  ['en', 'With 20 years of passion we press olives.', 'With 20 years of passion we press olives.'],
  [
    'es',
    'Creamos la peladora más innovadora del mercado, una verdadera joya de ingeniería 100% chilena.',
    'Creamos la peladora',
  ],
  ['en', 'We made the most innovative crate on the market for eggs.', 'We made the crate for eggs.'],
  ['en', 'Our passionate crew took 412 nests.', 'Our crew took 412 nests.'],
  ['en', 'We have been passionate about pipes.', 'We have been passionate about pipes.'],
  ['en', 'We sold an incredible 21,000 reels in nine days.', 'We sold 21,000 reels in nine days.'],
  [
    'es',
    'Teñimos aserrín en 34 colores espectaculares y lo entregamos en su puerta.',
    'Teñimos aserrín en 34 colores y lo entregamos en su puerta.',
  ],
  [
    'es',
    'Somos un equipo con una solución única, disruptiva y de clase mundial: una boya que llama.',
    'Somos un equipo con una solución única: una boya que llama.',
  ],
  [
    'fr',
    'Notre camion unique et ultra innovant arrive, une expérience magique et incomparable.',
    'Notre camion unique arrive',
  ],
  [
    'fr',
    'Conçu par des passionnés, révolutionnaire, ultra-léger, il grimpe.',
    'Conçu par des passionnés, ultra-léger, il grimpe.',
  ],
  ['en', 'Our breathtaking, one-of-a-kind lamp runs for six hours.', 'Our lamp runs for six hours.'],
  [
    'es',
    'Con un equipo revolucionario, puntual y discreto, movemos pianos.',
    'Con un equipo puntual y discreto, movemos pianos.',
  ],
  [
    'en',
    'Our world-class, 100% natural flour is milled in Portland.',
    'Our 100% natural flour is milled in Portland.',
  ],
  [
    'es',
    'Nuestro equipo, apasionado y con 20 años de oficio, ha creado una caja.',
    'Nuestro equipo, con 20 años de oficio, ha creado una caja.',
  ],
] as const)('leaves no comma too many where praise stood (%s)', (lang, typed, said) => {
  expect(withoutHype(typed, lang)).toBe(said);
});

test.each([
  [
    'fr',
    'Une technologie pensée par des passionnés pour des passionnés.',
    'Une technologie pensée par des passionnés pour des passionnés.',
  ],
  ['fr', 'Un outil de passionnés pour des passionnés.', 'Un outil de passionnés pour des passionnés.'],
  ['fr', 'Avec 120 000 € on devient incontournables.', 'Avec 120 000 € on devient incontournables.'],
  [
    'es',
    'Gracias a un equipo humano excepcional, copiamos el color.',
    'Gracias a un equipo humano, copiamos el color.',
  ],
] as const)('leaves a sentence that stands (%s)', (lang, typed, said) => {
  expect(withoutHype(typed, lang)).toBe(said);
});

test.each([
  ['es', 'Nuestra brigada, líder en el sector, recoge el aceite.', 'Nuestra brigada recoge el aceite.'],
  ['fr', 'Avec un concept inédit et de la magie, nous lavons les jarres.', 'Nous lavons les jarres.'],
  ['fr', '12 arrêts et 900 livres en un an, un succès fou.', '12 arrêts et 900 livres en un an.'],
  ['en', 'Ours is an innovative and simple idea.', 'Ours is a simple idea.'],
] as const)('leaves the fact beside praise (%s: %s)', (lang, typed, said) => {
  expect(`${withoutHype(typed, lang).replace(/\.$/u, '')}.`).toBe(said);
});

test.each([
  ['fr', 'Je viens de Pointe Noire.'],
  ['en', 'We moor the Maria, a magnificent barge, in Hull.'],
  ['en', 'We sell cheese, a unique chutney and bread.'],
] as const)('leaves a name, and a noun that praise stands with (%s: %s)', (lang, typed) => {
  const nouns = typed.match(/Noire|barge|chutney/u) ?? [];
  expect(withoutHype(typed, lang)).toContain(nouns[0]);
});

test.each([
  [
    'es',
    'La calidad es sencillamente insuperable y los clientes vuelven.',
    'La calidad es sencillamente insuperable y los clientes vuelven.',
  ],
  [
    'en',
    'It gives an absolutely breathtaking performance in 4 minutes.',
    'It gives a performance in 4 minutes.',
  ],
] as const)('takes an adverb for a part of the praise that it raises (%s)', (lang, typed, said) => {
  expect(withoutHype(typed, lang)).toBe(said);
});

test.each([
  ['en', 'Windmill Wizards is quite simply the most magical thing', true],
  ['en', 'It is not quite simply the most magical thing', false],
] as const)('what a thing is said to be the most is a boast, in %s: %s', (lang, text, expected) => {
  expect(isBoast(wordsOf(text, lang), languages[lang])).toBe(expected);
});
