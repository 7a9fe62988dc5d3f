import { describe, expect, it } from 'vitest';

import { plainText } from '#app/features/pitch/pitch';
import { longest, pitchOf } from '#tests/fixtures/briefs/written';

describe('a note', () => {
  it.each([
    [
      'en',
      'Reefy puts shells back. Bed one: baby oysters after 10 weeks.',
      'Bed one: baby oysters after 10 weeks.',
    ],
    [
      'es',
      'Secamax es un secador. Pérdida por moho: antes 14, ahora 3.',
      'Pérdida por moho: antes 14, ahora 3.',
    ],
    ['fr', 'Briva lave les planches. Testée dans onze alpages.', 'Testée dans onze alpages.'],
  ] as const)('is said as it was written, in %s: %s', (lang, description, said) => {
    expect(longest(description, lang)).toContain(said);
  });

  it.each([
    ['en', 'Dents out of trumpets and tubas. At your school.', 'Dents out of trumpets and tubas'],
    ['en', 'Kids bin a third of their dinners. Each bin is weighed.', 'Kids bin a third of their dinners.'],
    ['en', 'Imagine a fence that fixes itself. The wire is steel.', 'Imagine a fence'],
    ['en', 'Helmets for passengers smell. The liner costs 9 pounds.', 'Helmets for passengers smell.'],
    ['fr', 'Ma fille lit à l’envers des livres. J’ai cousu un cahier.', 'Ma fille lit'],
    ['es', 'Lima los 22 trastes a la vez. Cuesta 130 euros.', 'Lima los 22 trastes a la vez.'],
  ] as const)('gets no frame where its first word may be a verb, in %s: %s', (lang, description, said) => {
    expect(longest(description, lang).slice(0, said.length)).toBe(said);
  });

  it.each([
    ['project', 'We rent clay rhubarb forcing pots to gardeners each winter.'],
    ['concept', 'Renting clay rhubarb forcing pots to gardeners each winter.'],
  ] as const)('of what the founders do is no noun, for a %s', (category, said) => {
    const note = 'Renting clay rhubarb forcing pots to gardeners each winter.';
    expect(longest(note, 'en', { category })).toContain(said);
  });

  it.each([
    ['en', 'service', 'Resoling trail shoes by post.'],
    ['es', 'project', 'Alquiler de herramientas en la biblioteca.'],
  ] as const)('typed without an article is said so, in %s, for a %s: %s', (lang, category, note) => {
    expect(longest(note, lang, { category, usedBy: 'x' })).toContain(note.slice(0, -1));
    expect(longest(note, lang, { category, usedBy: 'x' }).slice(0, 6)).toBe(note.slice(0, 6));
  });

  it('ends with its line where the founder writes in small letters', () => {
    const notes = 'lavage de tapis sur place\nprix 2 euros le tapis\n34 clubs suivis';
    expect(longest(notes, 'fr')).toMatch(/2 euros le tapis\. 34 clubs suivis\./);
  });

  it('ends with its line where only the first capital is typed', () => {
    const notes =
      'Lavage de tapis sur place. prix 2 euros le tapis. on vient le mardi\n34 clubs suivis\non lave au jet';
    expect(longest(notes, 'fr')).toMatch(/le mardi\. 34 clubs suivis\. On lave au jet\./);
  });

  it('that stood after “Need:” is what is asked', () => {
    expect(longest('Reefy puts shells back. Need: someone w/ a boat licence.', 'en')).toMatch(
      /We are looking for someone with a boat licence\.(?: |$)/,
    );
  });
});

describe('notes', () => {
  it('that were typed in one breath stay together', () => {
    const team = 'On joue ensemble sur la place. 14 communes, 230 familles, 15 € l’année.';
    expect(longest(team, 'fr')).toContain('14 communes, 230 familles, 15\u00A0€ l’année.');
  });

  it('are told with whom they are for, in one breath', () => {
    const donkeys = 'Burros de alquiler que se comen la maleza de los cortafuegos';
    const text = longest(donkeys, 'es', { category: 'concept', goal: 'investors', usedBy: 'ayuntamientos' });
    expect(text).toContain(`${donkeys}, para los ayuntamientos.`);
  });

  it('are of one thing where they say so', () => {
    const text = longest('Un lave-bottes à poser devant les étables, près de Bastogne.', 'fr', {
      goal: 'users',
    });
    expect(text).toContain('essayer le lave-bottes');
  });

  it('do not tell who listens whom they are for', () => {
    const donkeys = 'Burros de alquiler que se comen la maleza de los cortafuegos';
    const text = longest(donkeys, 'es', { category: 'concept', goal: 'users', usedBy: 'ayuntamientos' });
    expect(text).toBe(`${donkeys}.`);
  });

  it('with “ours” follow what is sold', () => {
    const text = longest(
      'box for pipe chanter reeds. reeds dry out in winter w/ heating on then they crack on the day of the competition. ' +
        'ours is larch w/ a clay disc, keeps 8 reeds at 65% humidity. made in my shed, £24. 3 pipe bands tried it',
      'en',
      { goal: 'users', usedBy: 'pipers, pipe bands, teachers' },
    );
    expect(text).toMatch(/box for pipe chanter reeds.*Ours is larch/su);
  });
});

describe('a sentence that stands alone', () => {
  it.each([
    [
      'en',
      'I carry cats to the vet.',
      'people without a car',
      'For people without a car, I carry cats to the vet.',
    ],
    [
      'en',
      'Buzz is a fork for tomatoes.',
      'growers, seed firms',
      'For growers and seed firms, Buzz is a fork for tomatoes.',
    ],
    ['es', 'Arreglo persianas en Getafe.', 'caseros', 'Para los caseros, arreglo persianas en Getafe.'],
    [
      'fr',
      'Nichoirs à poulpes en argile.',
      'plongeurs',
      'Voici des nichoirs à poulpes en argile, pour les plongeurs.',
    ],
  ] as const)('is said with whom it is for, in %s: %s', (lang, description, usedBy, said) => {
    expect(longest(description, lang, { goal: 'investors', usedBy })).toContain(said);
  });

  it.each([
    ['es', 'Hago moldes que sueltan solos, busco carpintero en Ayacucho.', 'albañiles', 'team'],
    ['es', 'Remendamos cayucos con brea en la playa de Bata.', 'pescadores', 'incubator'],
  ] as const)(
    'is said alone where it seeks somebody, or the request names them, in %s: %s',
    (lang, said, usedBy, goal) => {
      expect(longest(said, lang, { goal, usedBy }).startsWith(said)).toBe(true);
    },
  );

  it('tells it only once', () => {
    const said = 'We help families bury their dead.';
    expect(longest(said, 'en', { usedBy: 'families who lost someone' })).not.toContain('For families');
    const named = 'Llwyfan lends a stage to halls without one.';
    expect(longest(named, 'en', { goal: 'incubator', usedBy: 'village halls in Wales' })).toMatch(
      /^Llwyfan lends/u,
    );
  });
});

describe('praise', () => {
  it('that asks at first is not said', () => {
    const text = longest(
      '¿Y si todo pudiera ser más fácil? Hacemos un buzón frío. Es de chapa. Cuesta 9 euros.',
      'es',
    );
    expect(text.startsWith('Hacemos')).toBe(true);
  });

  it.each([
    [
      'en',
      'Mill Wizards is quite simply the most amazing thing to happen to crazy golf since the ball! When a mill stops turning, our fixers are there within 48 hours. We bleed passion every day! 26 courses pay £30 a month.',
      'the most',
    ],
    [
      'fr',
      'Plus qu’un bois dressé, c’est une légende vivante ! Ces perches, nous les façonnons en bambou. Six yoles naviguent avec, à 290 euros pièce. Une révolution incroyable, magique et passionnée !',
      'légende',
    ],
  ] as const)(
    'that says what a thing is the most is not said among other praise (%s)',
    (lang, told, boast) => {
      expect(longest(told, lang)).not.toContain(boast);
    },
  );

  it('that nothing else praises is a fact', () => {
    const told =
      'Our soap is the most used in the hospitals of Kisumu. We press it from neem. It costs 40 shillings.';
    expect(longest(told, 'en')).toContain('the most used');
  });
});

describe('a note', () => {
  it('of the name stays behind an offer that has a colon itself', () => {
    const told =
      'A mi suegra se le quemó el brazo con la olla. Yo soy soldador y le hice otro: la olla cuelga de dos ejes. Se llama Nivelito. He vendido 16.';
    expect(longest(told, 'es')).toContain('la olla cuelga de dos ejes. Se llama Nivelito.');
  });

  it('of what is the listener’s is not offered', () => {
    expect(longest('Vos boules de pétanque restriées pendant la sieste, 15 €.', 'fr')).not.toContain(
      'proposons vos',
    );
  });
});

describe('the founders’ own message', () => {
  const glazier = 'When a window bows, a parish waits for years and it falls out. We brace it within a week.';

  it('waits for a fact that shows it', () => {
    const text = longest(glazier, 'en', { messagesAndValues: 'We buy time. We never touch the glass.' });
    expect(text).not.toMatch(/buy time|touch the glass/u);
  });

  it('is not said where it is a list of values, or said already', () => {
    expect(longest(glazier, 'en', { messagesAndValues: 'honest, careful' })).not.toContain('honest');
    const twice = longest(glazier, 'en', { messagesAndValues: 'We brace it within a week.' });
    expect(twice.match(/brace/gu)).toHaveLength(1);
  });
});

describe('a sentence', () => {
  it('does not end at “a.m.”, and ends at “no.”', () => {
    expect(longest('A choir that meets at 8 a.m. after work. They say no. there are chairs.', 'en')).toMatch(
      /8 a\.m\. after work\. They say no\. There are chairs\./,
    );
  });

  it('keeps “SVT”, where “svt” is typed in haste', () => {
    expect(longest('Les élèves sèchent le pain en SVT. Ils en mangent svt.', 'fr')).toMatch(
      /en SVT\. .*souvent/,
    );
  });

  it('is not said of what has another number', () => {
    const people = 'Des volets verts. Une voisine passe le lundi. Elle appelle votre artisan.';
    expect(longest(people, 'fr')).toContain('Elle appelle');
  });

  it('that is told before the offer comes before it', () => {
    const pigeons = 'Les pigeons, c’est 30 000 euros par an pour une ville comme la mienne.';
    expect(longest(`${pigeons} Moi je voudrais construire des pigeonniers.`, 'fr')).toMatch(/^Les pigeons/);
  });

  it('is not cut inside the clause that it begins with', () => {
    const words = 'y pasó tres horas en el suelo sin poder llegar al teléfono que tenía en la cocina';
    const description = `Desde que mi madre se cayó ${words}, he trabajado con un carpintero en un banco. Es de roble.`;
    const pitch = pitchOf(description, 'es');
    for (const passages of Object.values(pitch.spoken))
      expect(plainText(passages)).not.toMatch(/^Desde [^,]*\. /);
  });

  it('that is long is not cut before a part that cannot stand alone', () => {
    const long =
      'Le 14 août, près de Crest, Bastien a mis au compost deux cents kilos de tomates fendues par l’orage parce que je n’avais plus un seul jour de libre.';
    expect(longest(`${long} Je vends des journées de conserverie.`, 'fr')).toContain(long);
  });

  it('that ends a contrast follows the one that begins it', () => {
    const text = longest('Floaty is a float for troughs. Sensor kits: from $400 a trough. Ours: $95.', 'en');
    expect(text).toContain('Sensor kits: from $400 a trough. Ours: $95.');
  });

  it('that tells of what was just named stays behind it', () => {
    const offer = 'We built a valve for beer lines.';
    const text = longest(`${offer} Most pubs pour that beer away every week, it is too old.`, 'en');
    expect(text.startsWith(offer)).toBe(true);
  });
});

describe('an advertisement', () => {
  it.each([
    [
      'fr',
      'Donnez vie à vos projets avec PapierZen, la solution qui révolutionne tout ! Une secrétaire vient chez vous.',
      'Avec PapierZen, une secrétaire vient chez vous.',
    ],
    [
      'en',
      'Discover Frosty, the revolutionary solution that will transform fruit forever! We wake the grower before frost.',
      'At Frosty, we wake the grower before frost.',
    ],
  ] as const)('is not said but for the name, in %s', (lang, description, said) => {
    expect(longest(description, lang).replaceAll('\u00a0', ' ').startsWith(said)).toBe(true);
  });

  it('that tells something is said', () => {
    const text = longest('Discover sailing on Sundays in Poole. We lend the boots.', 'en');
    expect(text).toContain('Discover sailing on Sundays in Poole.');
  });
});

describe('the listener', () => {
  it.each([
    ['Aquí pagas 140 euros.', '¿Quieres probar Violinete?'],
    ['El violín cuesta 140 euros.', '¿Quiere probar Violinete?'],
  ])('is addressed in Spanish as the founder does: %s', (price, ask) => {
    const text = longest(`Violinete es un violín plegable. ${price}`, 'es', { goal: 'users' });
    expect(text.endsWith(ask)).toBe(true);
  });
});

it('opens on a story that only may tell how far it is', () => {
  const description =
    'Mateo ha estado en catorce escuelas y no terminó ninguna. Tiene nueve años y es hijo de trapecistas. ' +
    'La Escuelita Rodante viaja en el mismo convoy: una maestra, un remolque con pizarrón. Empezamos con un circo, 11 niños.';
  expect(longest(description, 'es', { usedBy: 'niños de circo' })).toMatch(/^Mateo.*Tiene nueve/su);
});
