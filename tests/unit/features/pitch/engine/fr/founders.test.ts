import { describe, expect, it } from 'vitest';

import { frenchBeats } from '#app/features/pitch/engine/fr/beats/all';
import { oneLiners } from '#app/features/pitch/engine/fr/one-liners';
import { nicheOf } from '#app/features/pitch/engine/fr/niche';
import { read, sayable, told } from './plain-brief';

describe('a word that two trades share', () => {
  it.each([
    [
      'Studio de tatouage spécialisé dans le recouvrement de cicatrices.',
      'service',
      'des personnes',
      undefined,
    ],
    ['Stages de plongée sans bouteille pour débutants.', 'offer', 'des adultes', undefined],
    ['Klara relance les clients qui n’ont pas envoyé leurs pièces.', 'product', 'comptables', undefined],
    ['Nous louons des motos électriques aux chauffeurs.', 'service', 'chauffeurs', undefined],
    ['Traiteur sénégalais à Lille.', 'service', 'entreprises qui organisent des réceptions', 'events'],
    ['Un boîtier avec un seul bouton.', 'concept', 'enfants de parents âgés', 'care'],
  ] as const)('« %s » is no niche of the other', (description, category, usedBy, niche) => {
    expect(nicheOf(read(description, { category, usedBy }))).toBe(niche);
  });

  it.each([
    ['La commune veut rouvrir son bar-tabac fermé depuis 2016.', 'general'],
    ['Nous transformons les coquilles en carreaux de sol.', 'general'],
    ['Je fais des photos de plats pour les restaurants.', 'general'],
    ['Des motos taxis électriques à Cotonou.', 'general'],
    ['Brasserie artisanale : 4 bières permanentes.', 'food'],
  ])('« %s » is of the sector %s', (description, sector) => {
    expect(read(description).sector).toBe(sector);
  });
});

describe('what the offer is', () => {
  it.each([
    [
      'Ferronnier d’art, je restaure les grilles anciennes.',
      'Ferronnier d’art, je restaure les grilles anciennes.',
    ],
    ['Chez Mona, on retape des mobylettes.', 'Chez Mona, on retape des mobylettes.'],
    [
      'La commune de Saint-Pardoux veut rouvrir son bar.',
      'La commune de Saint-Pardoux veut rouvrir son bar.',
    ],
  ])('a sentence says it: « %s »', (description, statement) => {
    expect(read(description).offer.statement).toBe(statement);
  });

  it.each([
    ['taxi moto a cotonou, les conducteur loue la moto 2500 francs', 'un taxi moto à Cotonou'],
    ['Dispositif médical de classe IIa : un patch qui mesure la fièvre.', 'un patch qui mesure la fièvre'],
    ['Un livre de recettes écrit par les résidents.', 'un livre de recettes écrit par les résidents'],
    ['Le PLUS BEAU canapé du monde!!! Livré en 3 cartons.', 'un canapé'],
    ['Toutes révisées, garanties 6 mois. Un atelier de mobylettes.', 'un atelier de mobylettes'],
    ['Garage solidaire à Nantes : les gens réparent leur voiture.', 'un garage solidaire à Nantes'],
    ['Pilulier connecté : l’infirmière prépare les prises.', 'un pilulier connecté'],
    ['Logiciel de caisse : fonctionne sans réseau, imprime le ticket.', 'un logiciel de caisse'],
    ['Apprendre l’occitan : un cours par semaine dans un bar.', 'un cours par semaine dans un bar'],
    ['Neuf ans de recherche : une membrane qui filtre l’eau.', 'une membrane qui filtre l’eau'],
    ['Cidre fermier de la vallée d’Auge.', 'un cidre fermier de la vallée d’Auge'],
    ['plombier chauffagiste a st etienne', 'un plombier chauffagiste à St-Étienne'],
    [
      'Chocolat pur Bénin, fait à Cotonou par douze femmes.',
      'un chocolat pur Bénin, fait à Cotonou par douze femmes',
    ],
    ['Nous sommes sept voisines et nous voulons racheter l’ancienne école.', 'l’ancienne école'],
    ['Collecte des huiles de friture. On les recycle.', 'une collecte des huiles de friture'],
    ['Erreurs divisées par 4. Un pilulier connecté.', 'un pilulier connecté'],
  ])('a noun phrase says it: « %s »', (description, phrase) => {
    expect(read(description).offer.phrase).toBe(phrase);
  });

  it.each([
    ['Plombier à Lyon. Je viens le dimanche.', 'Je suis plombier à Lyon.'],
    ['Coopérative de livreurs à vélo.', 'Nous sommes une coopérative de livreurs à vélo.'],
    [
      'Secrétaire indépendante à distance. Je viens sur place.',
      'Je suis secrétaire indépendante à distance.',
    ],
    ['Coaching sportif à domicile.', 'Nous proposons un coaching sportif à domicile.'],
  ])('those who offer it say who they are: « %s »', (description, said) => {
    expect(sayable(description)).toContain(said);
  });

  it('a question says a concept that is nothing else', () => {
    const question = 'Et si les appartements vides servaient de salles de répétition ?';
    expect(read(question, { category: 'concept' }).offer.statement).toBe(question);
  });

  it('says what kind of thing it is afterwards', () => {
    expect(told('Dispositif médical de classe IIa : un patch qui mesure la fièvre.')).toContain(
      'Notre patch est un dispositif médical de classe IIa.',
    );
  });

  it('does not cut a list after its first item', () => {
    const { short, medium } = read(
      'Inspection de toitures, d’éoliennes et d’ouvrages d’art par drone.',
    ).offer;
    expect([short, ...medium]).not.toContain('une inspection de toitures');
  });

  it('asks no question of a trade', () => {
    expect(sayable('Ferronnier d’art, je restaure les grilles.').join(' ')).not.toContain(
      'Comment ferronnier',
    );
  });

  it('leaves nothing hanging where an empty word was', () => {
    const [line = ''] = oneLiners(read('J’accompagne les femmes grâce à une approche holistique.'));
    expect(line).toBe('J’accompagne les femmes.');
  });
});

describe('what is asked for', () => {
  it.each([
    ['Nous cherchons 400 000 € pour un atelier.', 'investors'],
    ['Il nous manque 85 000 € pour le montage.', 'investors'],
    ['Nous avons besoin d’un chargé de production.', 'team'],
    ['Il nous faut deux adultes de plus le mercredi.', 'team'],
  ] as const)('« %s » is the ask to %s', (sentence, goal) => {
    const asks = frenchBeats(read(`Nous fabriquons des pompes. ${sentence}`, { goal })).filter(
      ({ name }) => name === 'ask',
    );
    expect(asks[0]?.variants.map(({ text }) => text)).toContain(sentence);
  });

  it('a partner is told to investors besides their ask', () => {
    const sentence = 'Nous cherchons un industriel pour produire plus.';
    const beats = frenchBeats(read(`Nous fabriquons des carreaux. ${sentence}`));
    expect(beats.find(({ name }) => name === 'need')?.variants[0]?.text).toBe(sentence);
  });
});
