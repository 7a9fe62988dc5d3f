import { describe, expect, it } from 'vitest';

import { splitSentences } from '#app/features/pitch/engine/words';
import { french } from '#app/features/pitch/engine/fr/pack';
import { sectorTexts } from '#app/features/pitch/engine/fr/sector-text';
import type { Style } from '#app/features/pitch/engine/pack';

const neutral: Style = { shorter: false, concrete: false, plain: false, formal: false, opening: 0 };
const plain = (sentence: string) => french.restyle(sentence, { ...neutral, plain: true });
const formal = (sentence: string) => french.restyle(sentence, { ...neutral, formal: true });

describe('plain words', () => {
  it.each([
    ['Le dispositif optimise les trajets.', 'L’outil améliore les trajets.'],
    ['Nous effectuons l’accompagnement des familles.', 'Nous faisons le soutien des familles.'],
    ['Nous mutualisons les achats.', 'Nous partageons les achats.'],
    [
      'Une méthodologie collaborative, afin de gagner du temps.',
      'Une méthode partagée, pour gagner du temps.',
    ],
    ['Il n’implémente rien au sein de l’équipe.', 'Il n’installe rien dans l’équipe.'],
    ['Elle n’anticipe pas la panne.', 'Elle ne prévoit pas la panne.'],
    [
      'Lors du repas, les bénévoles collaborent fréquemment.',
      'Pendant le repas, les bénévoles travaillent souvent.',
    ],
    ['C’est une tâche chronophage.', 'C’est une tâche qui prend du temps.'],
    ['Des outils performants et onéreux.', 'Des outils efficaces et coûteux.'],
    ['Les fonctionnalités sont conçues avec soin.', 'Les fonctions sont pensées avec soin.'],
  ])('says « %s » as « %s »', (bookish, everyday) => {
    expect(plain(bookish)).toBe(everyday);
  });

  it('leaves quoted words, placeholders, values and names alone', () => {
    for (const sentence of [
      'Notre devise : « optimiser le dispositif ».',
      'Déjà [dispositif à compléter].',
      'Deux mots nous guident : performant et inclusif.',
      'Le projet Dispositif avance.',
    ])
      expect(plain(sentence)).toBe(sentence);
  });

  it('leaves a noun that looks like a verb', () => {
    expect(plain('Une initiative pour un débutant.')).toBe('Une initiative pour un débutant.');
    expect(plain('La nécessité du bénéfice.')).toBe('La nécessité du bénéfice.');
  });
});

describe('measured words', () => {
  it.each([
    ['Ça évite de perdre du temps.', 'Cela évite de perdre du temps.'],
    ['On vend des tissus en ligne.', 'Nous vendons des tissus en ligne.'],
    ['On achète par habitude.', 'On achète par habitude.'],
    ['On range son atelier.', 'On range son atelier.'],
    ['Quand pouvons-nous en parler ?', 'Nous aurions plaisir à vous en parler.'],
    ['Quand puis-je vous en parler ?', 'J’aurais plaisir à vous en parler.'],
    [
      'Nous levons 1,5 M€. Quand pouvons-nous en parler ?',
      'Nous levons 1,5 M€. Nous aurions plaisir à vous en parler.',
    ],
    [
      'Qui porte notre projet ? [équipe et expérience à compléter].',
      'L’équipe qui porte notre projet : [équipe et expérience à compléter].',
    ],
    ['Comment réduire le gaspillage ?', 'La question est de savoir comment réduire le gaspillage.'],
    [
      'Pourquoi un trajet si court prend-il si longtemps ?',
      'La question est de savoir pourquoi un trajet si court prend si longtemps.',
    ],
    ['Où va-t-on, à seize ans ?', 'Où va-t-on, à seize ans ?'],
    ['Une appli pas chère.', 'Une application peu coûteuse.'],
  ])('says « %s » as « %s »', (familiar, measured) => {
    expect(formal(familiar)).toBe(measured);
  });

  it('asks nothing of what the engine asks itself', () => {
    for (const text of ['Écrivez-nous ce soir.', 'Venez me voir travailler cette semaine, puis décidez.'])
      expect(formal(text)).not.toMatch(/\?|(?:ez|z)-(?:nous|moi)/u);
  });
});

describe('every line of the sectors', () => {
  const lines = Object.values(sectorTexts).flatMap((sector) => [
    ...sector.hooks,
    ...sector.hooksYou,
    ...sector.problem,
    ...sector.problemYou,
    ...sector.why,
    ...sector.tries,
  ]);

  it('stays as many sentences, each with its mark', () => {
    for (const line of lines)
      for (const said of [plain(line), formal(line)]) {
        expect(splitSentences(said)).toHaveLength(splitSentences(line).length);
        expect(said).toMatch(/^\p{Lu}.*[.!?]$/u);
      }
  });

  it('never makes « nous » of people in general', () => {
    for (const line of lines.filter((one) => one.startsWith('On '))) expect(formal(line)).toMatch(/^On /u);
  });
});
