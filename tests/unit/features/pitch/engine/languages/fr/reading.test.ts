import { describe, expect, test } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';

function read(description: string, usedBy = 'maraîchers') {
  return readBrief({
    brief: { category: 'product', goal: 'investors', description, distributedIn: ['FR'], usedBy },
    lang: 'fr',
  });
}

/** The kind of the sentence after one that says what is sold. */
function kindOf(sentence: string) {
  return read(`Kelda est une remorque qui devient un étal. ${sentence}`).facts.at(-1)?.kind;
}

describe('the offer', () => {
  test.each([
    ['Un casque pliable qui tient dans un sac.', 'casque pliable'],
    ['Je fabrique des assiettes en grès.', 'assiettes'],
    ['Radicelle est une jardinière de cuisine qui fait pousser des herbes.', 'jardinière de cuisine'],
    ['Des pulls en laine, tricotés à la commande.', 'pulls'],
    ['Des biscuits salés à base de farine d’insectes.', 'biscuits salés'],
    ['Plateforme de mise en relation entre jardiniers et apiculteurs.', 'plateforme'],
    ['Nous voulons créer une conserverie mobile qui va de ferme en ferme.', 'conserverie mobile'],
    ['J’ouvre une école de natation douce.', 'école de natation douce'],
  ])('of “%s” is “%s”', (description, noun) => expect(read(description).offer.noun).toBe(noun));

  test.each([
    ['Ombrelia est une voile d’ombrage.', 'Ombrelia'],
    ['La Grange aux Voix est un théâtre itinérant.', 'La Grange aux Voix'],
    ['Ma Tournée est un service de repas.', 'Ma Tournée'],
    ['Mains pleines est un jeu de cartes pour apprendre la langue des signes.', 'Mains pleines'],
    ['Chez Recoule, nous récupérons les restes de peinture.', 'Recoule'],
    ['Relaisdoux met en relation des aidants et des soignants.', 'Relaisdoux'],
    ['Relance Claire aide les artisans à se faire payer.', 'Relance Claire'],
  ])('of “%s” is called “%s”', (description, name) => expect(read(description).offer.name).toBe(name));

  test('is what stands behind its label, and no trial', () => {
    const { facts } = read(
      'Essai à Rennes : 120 housses, 4 perdues. L’idée : remplacer le film des palettes par une housse en toile.',
    );
    expect(facts.find(({ kind }) => kind === 'offer')?.text).toBe(
      'Remplacer le film des palettes par une housse en toile',
    );
  });

  test('is not called after the word that joins it', () =>
    expect(
      read('La poussière mange la lumière des serres. Concrètement c’est un robot qui brosse le toit.').offer
        .name,
    ).toBeUndefined());

  test('is never « rien »', () =>
    expect(read('Je numérise vos cassettes. Rien ne part par la poste.').offer.noun).not.toBe('rien'));

  test('has no name where a sentence begins with a figure', () =>
    expect(
      read('95 % des voyageurs reviennent. Nous organisons des séjours en train.').offer.name,
    ).toBeUndefined());
});

describe('a sentence', () => {
  test.each([
    ['26 maraîchers l’utilisent depuis avril.', 'proof'],
    ['Elle coûte 900 euros.', 'price'],
    ['900 € la remorque, housse comprise.', 'price'],
    ['Les maraîchers perdent deux heures à monter leur étal.', 'problem'],
    ['Nous cherchons 80 000 euros pour cent remorques.', 'need'],
    ['Il nous manque un soudeur.', 'need'],
    ['Je suis soudeuse depuis 16 ans.', 'team'],
  ])('“%s” is a %s', (sentence, kind) => expect(kindOf(sentence)).toBe(kind));

  test('before the offer that tells how many lack something is a problem', () =>
    expect(read('Une cour d’école sur trois n’a aucun arbre. Nous plantons des haies.').facts[0]?.kind).toBe(
      'problem',
    ));

  test('leans on what « ni l’un ni l’autre » speaks of', () => {
    const { facts } = read(
      'Nous louons un cor. Deux associés, un luthier et une ingénieure. Ni l’un ni l’autre ne sait vendre.',
    );
    expect(facts.at(-1)?.leans).toBe('before');
  });

  test('with a percentage counts nobody', () =>
    expect(kindOf('Elle économise 30 % de temps.')).not.toBe('proof'));

  test('keeps both halves of “X et Y”', () =>
    expect(read('Une lampe. Elle éclaire et chauffe la pièce.').facts.at(-1)?.text).toBe(
      'Elle éclaire et chauffe la pièce',
    ));
});

describe('the audience', () => {
  test.each([
    ['pour les parents pressés', 'les parents pressés'],
    ['artisans du bâtiment', 'les artisans du bâtiment'],
    ['Des citadins sans voiture', 'les citadins sans voiture'],
    ['aux mairies', 'les mairies'],
  ])('of “%s” is “%s”', (usedBy, phrase) => expect(read('Une lampe.', usedBy).audience.phrase).toBe(phrase));

  test('of everybody is nobody', () => expect(read('Une lampe.', 'Tout le monde').audience.broad).toBe(true));
});

test('a name alone is not parted from its price', () => {
  const { facts } = read('On a mis quatre goupilles dans un étui. CassePas, 29 $, l’étui part de Rimouski.');
  expect(facts.at(-1)?.text).toBe('CassePas, 29 $, l’étui part de Rimouski');
});
