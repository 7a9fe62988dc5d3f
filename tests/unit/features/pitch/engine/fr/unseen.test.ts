import { describe, expect, it } from 'vitest';

import { frenchFinding } from '#app/features/pitch/engine/fr/findings/all';
import { oneLiners } from '#app/features/pitch/engine/fr/one-liners';
import { detectLanguage } from '#app/features/pitch/engine/language';
import { plainText, type Brief } from '#app/features/pitch/pitch';
import { read } from './plain-brief';

function finding(step: 1 | 2, description: string, more?: Partial<Brief>): string {
  return frenchFinding(step, read(description, more)).map(plainText).join(' ');
}

describe('what the offer is', () => {
  it.each([
    ['savon noir au lait d’ânesse fabriqué dans la Drôme, vendu en vrac', 'un savon noir au lait d’ânesse'],
    ['Un atelier partagé où les habitants apprennent à réparer leur vélo.', 'un atelier partagé où'],
    [
      'Une application qui dit chaque soir aux aidants, en un message, ce qui a changé pour la personne âgée dont ils s’occupent.',
      'une application qui dit chaque soir aux aidants',
    ],
    ['La première cantine connectée : un frigo rempli chaque matin de plats.', 'un frigo rempli'],
    ['Garde de chats chez vous pendant vos vacances !', 'une garde de chats chez vous'],
    ['Le meilleur miel de montagne de France !!!', 'un miel de montagne'],
    ['Uber du bricolage', 'un uber du bricolage'],
  ])('a noun phrase defines it: « %s »', (description, start) => {
    expect(read(description).offer.phrase).toMatch(new RegExp(`^${start}`, 'u'));
  });

  it.each([
    'Nous livrons en vélo cargo les courses des commerçants du centre-ville.',
    'Je répare les machines à coudre à domicile.',
    'Notre algorithme prévoit les absences dans les cabinets dentaires.',
    'MedSort trie les ordonnances des pharmacies.',
    'L’Établi forme des demandeurs d’emploi au métier de soudeur.',
    'Chaque premier samedi du mois, on transforme la place du village en cinéma.',
  ])('a sentence is said as it stands: « %s »', (description) => {
    const reading = read(`${description} 9 clients en 2025.`);
    expect(reading.offer.statement).toBe(description);
    expect(oneLiners(reading)[0]).toBe(description);
  });

  it('takes along the sentence that the statement leans on', () => {
    const { offer } = read('Les chantiers jettent du bois neuf. Nous le récupérons et le vendons.');
    expect(offer.statement).toBe('Les chantiers jettent du bois neuf. Nous le récupérons et le vendons.');
  });

  it('takes no aim from what the money is for', () => {
    const reading = read('Nous livrons à vélo. Nous voulons lever 150 000 euros pour ouvrir à Nantes.');
    expect(reading.offer.aim).toBeUndefined();
  });

  it('does not take the founder’s trade for the offer', () => {
    const reading = read('Traductrice assermentée, anglais et portugais. Je traduis vos actes en 48 h.');
    expect(reading.offer.statement).toBe('Je traduis vos actes en 48 heures.');
    expect(reading.sentences.map(({ text }) => text)).toContain(
      'Je suis traductrice assermentée, anglais et portugais.',
    );
  });
});

describe('the sector', () => {
  it.each([
    ['Cours de piano à domicile, premier morceau en 4 séances.', 'education'],
    ['Une jardinière de cuisine qui fait pousser des herbes sans terre ni électricité.', 'general'],
    ['On fait du conseil en RSE pour PME industrielles', 'general'],
    ['Une box mensuelle de trois livres pour les enfants.', 'general'],
    ['Un abonnement de fleurs de saison pour les restaurants.', 'general'],
    ['Un vernis à ongles à base d’eau qui sèche en 40 secondes.', 'beauty'],
  ])('« %s » is %s', (description, sector) => {
    expect(read(description, { usedBy: 'adultes' }).sector).toBe(sector);
  });

  it('is not named when it is not known', () => {
    expect(finding(2, 'Un abonnement de fleurs de saison.')).toContain(
      'Ce que font aujourd’hui les habitants du quartier',
    );
  });
});

describe('proofs', () => {
  it.each([
    '18 boutiques de Rennes nous utilisent, 260 livraisons par semaine.',
    'J’ai signé avec 3 cantines scolaires.',
    '3 ports bretons les testent.',
    'Trois gares intéressées.',
    '1 400 dossiers en 2025.',
    '6 prisons, 140 participants par an.',
  ])('« %s » is one', (sentence) => {
    const { sentences } = read(`Nous livrons des courses à vélo. ${sentence}`);
    expect(sentences.at(-1)?.role).toBe('proof');
  });

  it.each(['12 heures, 3 modules.', 'Nous voulons la tester avec deux services d’aide avant l’été.'])(
    '« %s » is none',
    (sentence) => {
      expect(read(`Nous livrons à vélo. ${sentence}`).sentences.at(-1)?.role).not.toBe('proof');
    },
  );

  it('a price is quoted whole, and not as a proof', () => {
    expect(finding(1, 'Cours de piano pour adultes. 35 € de l’heure.')).toMatch(
      /Le prix est dit, «\s35\s€\s»/u,
    );
  });
});

it.each([
  [
    'MedSort trie les ordonnances. Testé dans 6 pharmacies, 14 erreurs évitées.',
    'Résultat : 14 erreurs évitées.',
  ],
  ['Une crème. Formule testée sur 80 personnes.', 'La formule a été testée sur 80 personnes.'],
  [
    'Nous coiffons à domicile. Sur rendez-vous, 7 jours sur 7.',
    'En pratique : sur rendez-vous, 7 jours sur 7.',
  ],
  ['Un miel de montagne. Récolté à la main.', 'Notre miel est récolté à la main.'],
])('« %s » says « %s »', (description, said) => {
  expect(
    read(description)
      .sentences.map(({ text }) => text)
      .join(' '),
  ).toContain(said);
});

it('short French in a French interface is French', () => {
  const text = 'Le meilleur miel de montagne de France ! récolté à 1400 m, mis en pot a la main. pot de 250g';
  expect(detectLanguage(text, 'fr')).toBe('fr');
});
