import { describe, expect, it } from 'vitest';

import { frenchBeats } from '#app/features/pitch/engine/fr/beats/all';
import { read, sayable, told } from './plain-brief';

describe('lines that are no sentences', () => {
  it.each([
    ['Un jeu vidéo. Démo téléchargée 12 000 fois.', 'La démo a été téléchargée 12 000 fois.'],
    ['Un jeu vidéo. Sortie prévue en mars 2027.', 'La sortie est prévue en mars 2027.'],
    ['Un patch. Étude en cours au CHU de Tours.', 'Une étude est en cours au CHU de Tours.'],
    ['Un drone. Télépilotes certifiés DGAC.', 'Les télépilotes sont certifiés DGAC.'],
    ['Un robot. Prix visé : 32 000 euros.', 'Le prix visé : 32 000 euros.'],
    [
      'Un traiteur. Thiéboudienne, mafé, yassa, pastels.',
      'Au programme : thiéboudienne, mafé, yassa et pastels.',
    ],
    [
      'Des ruches. L’an dernier 42 kg de miel vendus à la kermesse.',
      'nous avons vendu 42 kg de miel à la kermesse.',
    ],
    ['Un fromage. Pièces de 2 kg, 34 €/kg.', '34 € le kilo'],
    ['Un meuble en carton. Se monte sans vis.', 'Notre meuble se monte sans vis.'],
    ['Un casque. Vibre et sonne.', 'Notre casque vibre et sonne.'],
    ['Un casque. Autonomie 3 mois.', 'L’autonomie : 3 mois.'],
    ['Un pilulier. Erreurs divisées par 4.', 'Les erreurs ont été divisées par 4.'],
    ['Des bougies. 24 €. Recharge à 16 €.', 'Le prix : 24 €, 16 € pour une recharge.'],
    ['Une remorque. 24h/24. 18 remorques.', 'En pratique : 24 heures sur 24. En chiffres : 18 remorques.'],
    ['Un manuel. Écrit par deux professeures.', 'Notre manuel est écrit par deux professeures.'],
    ['Une carte. 4 200 points déjà recensés.', '4 200 points déjà recensés.'],
    ['Des tresses. À partir de 60 euros.', 'Le prix : à partir de 60 euros.'],
    ['Des tresses. Compter 3 à 6 heures.', 'Comptez 3 à 6 heures.'],
    ['Un cirque. On vend des sacs de 3 balles de jonglage.', '3 balles de jonglage'],
    ['Un garage. On vient chez vous ou vous passez.', 'chez vous ou vous passez'],
    ['Un lit. Un bureau + un lit + une étagère = 149 euros.', 'un bureau, un lit et une étagère, 149 euros'],
    ['Un cours. Nous formons + de 300 élèves.', 'plus de 300 élèves'],
    ['Un conseil. 15 ans d’expérience.', 'L’expérience : 15 ans.'],
    ['Un logiciel. MRR de 11 k€, churn de 2 %, 46 cabinets clients.', ': MRR de 11 k€'],
  ])('« %s » says « %s »', (description, said) => {
    expect(told(description)).toContain(said);
  });

  it.each([
    ['Trois restaurants de Cancale en ont posé 180 m².', 'proof'],
    ['En six mois le taux de clic passe de 31 % à 6 %.', 'proof'],
    ['11 orthophonistes participent au test.', 'proof'],
    ['4 heures de jeu, pas de violence.', 'how'],
    ['On vend sur trois marchés et à la ferme.', 'how'],
  ])('« %s » is told as %s', (sentence, role) => {
    expect(read(`Nous fabriquons des choses. ${sentence}`).sentences.at(-1)).toMatchObject({ role });
  });

  it('a sentence that is complete needs no « Déjà »', () => {
    expect(told('Nous posons des sols. Trois restaurants de Cancale en ont posé 180 m².')).toBe(
      'Trois restaurants de Cancale en ont posé 180 m².',
    );
  });

  it('« il » is not the offer where someone is spoken of', () => {
    expect(told('Mon père a 78 ans. Un petit boîtier : il appuie, et je vois sa télé.')).not.toContain(
      'Notre',
    );
  });
});

describe('the audience', () => {
  it.each([
    ['lyceens et leur parents', 'les lycéens et leurs parents'],
    ['jeunes parent qui voyage', 'les jeunes parents qui voyagent'],
    ['femmes 40-55 ans', 'les femmes de 40 à 55 ans'],
    ['communes rurales et ONG', 'les communes rurales et les ONG'],
    ['hôpitaux, commissariats, services sociaux', 'les hôpitaux, les commissariats et les services sociaux'],
    ['auditeurs curieux et jeunes en orientation', 'les auditeurs curieux et les jeunes en orientation'],
    ['PME et administrations', 'les PME et les administrations'],
    ['hôpitaux et collectivités', 'les hôpitaux et les collectivités'],
    ['personnes malades ou agées', 'les personnes malades ou âgées'],
  ])('« %s » is « %s »', (usedBy, phrase) => {
    expect(read('Un service.', { usedBy }).audience.phrase).toBe(phrase);
  });

  it('of both genders takes « ils »', () => {
    expect(read('Un service.', { usedBy: 'familles et comités d’entreprise' }).audience.feminine).toBe(false);
  });
});

describe('questions of the brief', () => {
  const question = 'Vous en avez marre des factures d’énergie ?';

  it.each([
    ['users', true],
    ['investors', false],
  ] as const)('the public’s own opens the pitch to %s: %s', (goal, opens) => {
    const [hook] = frenchBeats(read(`${question} Je fais le bilan de votre maison.`, { goal }));
    expect(hook?.variants.some(({ text }) => text === question)).toBe(opens);
  });

  it('nobody is asked whether they are the family in mourning', () => {
    const said = sayable('Nous aidons les familles.', { goal: 'users', usedBy: 'familles en deuil' });
    expect(said.filter((text) => text.includes('c’est vous'))).toEqual([]);
  });
});

describe('values', () => {
  it.each([
    'Ici, personne n’est en retard.',
    'Un village sans café, c’est un dortoir.',
    'Sur scène, pas à côté.',
    'Apprendre, pas assister.',
    'Prix annoncé, prix payé.',
    'Rien ne se perd, ça navigue.',
    'Ça pétarade, ça sent l’essence, et alors ?',
  ])('« %s » is said whole', (messagesAndValues) => {
    const { values, messages } = read('Un service.', { messagesAndValues });
    expect({ values, messages }).toEqual({ values: [], messages: [messagesAndValues] });
  });

  it.each([
    [
      'le geste juste, la matière, le temps qu’il faut',
      ['le geste juste', 'la matière', 'le temps qu’il faut'],
    ],
    ['liberté, écoute', ['liberté', 'écoute']],
  ])('« %s » is a list', (messagesAndValues, values) => {
    expect(read('Un service.', { messagesAndValues }).values).toEqual(values);
  });
});
