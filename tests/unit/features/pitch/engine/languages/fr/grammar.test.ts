import { describe, expect, test } from 'vitest';

import { french } from '#app/features/pitch/engine/languages/fr/grammar';
import { wordsOf } from '#app/features/pitch/engine/phrases';

function verbOf(sentence: string): string | undefined {
  const words = wordsOf(sentence, 'fr').map(({ text }) => text);
  return words[french.finiteVerbIndex(words)];
}

describe('the main verb', () => {
  test.each([
    ['Les habitants commandent par téléphone', 'commandent'],
    ['26 restaurants l’utilisent depuis mars', 'utilisent'],
    ['9 stagiaires sur 10 naviguent seuls', 'naviguent'],
    ['Une mèche nourrit les racines', 'nourrit'],
    ['Notre camion-atelier s’arrête chaque samedi', 'arrête'],
    ['La batterie tient 5 jours', 'tient'],
    ['Droit Devant relit les dossiers avec les familles', 'relit'],
  ])('of “%s” is “%s”', (sentence, verb) => expect(verbOf(sentence)).toBe(verb));

  test.each([
    'Un capteur sans fil qui se colle sur les machines et détecte les pannes',
    'Une appli pour que les voisins se prêtent leurs outils',
    'Un site ou les étudiants postent leurs cours',
    'Location longue durée de vélos cargo électriques',
    'Vendu dans 23 salons de coiffure',
    'Récupérer la chaleur des fours',
    'dignité, entraide, confiance',
    'Brevet déposé en 2024',
    'balades a cheval',
  ])('is missing in “%s”', (phrase) => expect(verbOf(phrase)).toBeUndefined());
});

describe('a noun', () => {
  test.each(['assiettes', 'cheveux', 'locaux', 'bateaux'])('“%s” is a plural', (noun) =>
    expect(french.isPlural(noun)).toBe(true),
  );

  test.each(['box', 'colis', 'repas', 'Relaisdoux', 'essai', 'express'])('“%s” is no plural', (noun) =>
    expect(french.isPlural(noun)).toBe(false),
  );

  test.each(['appli', 'box', 'sonde', 'location', 'main', 'poussettes'])('“%s” is feminine', (noun) =>
    expect(french.isFeminine(noun)).toBe(true),
  );

  test.each(['capteur', 'logiciel', 'service', 'stage', 'jeux', 'lave-linge'])('“%s” is masculine', (noun) =>
    expect(french.isFeminine(noun)).toBe(false),
  );
});

describe('an article', () => {
  test.each([
    ['box mensuelle', 'une box mensuelle'],
    ['pulls en laine', 'des pulls en laine'],
    ['l’appli', 'l’appli'],
    ['du conseil', 'du conseil'],
    ['votre jardin', 'votre jardin'],
    ['location de marmites', 'la location de marmites'],
    ['affûtage d’outils', 'l’affûtage d’outils'],
    ['location à Lomé', 'une location à Lomé'],
    ['cours de luth', 'un cours de luth'],
    ['lavage et stérilisation des bidons', 'le lavage et la stérilisation des bidons'],
  ])('makes “%s” into “%s”', (phrase, said) => expect(french.withArticle(phrase)).toBe(said));

  test.each([
    ['appli', false, true, 'l’appli'],
    ['housse', false, true, 'la housse'],
    ['huile', false, true, 'l’huile'],
    ['œuvre', false, true, 'l’œuvre'],
    ['capteur', false, false, 'le capteur'],
    ['pulls', true, false, 'les pulls'],
  ])('is definite before “%s”', (noun, plural, feminine, said) =>
    expect(french.definite(noun, plural, feminine)).toBe(said),
  );

  test.each([
    ['artisans du bâtiment', 'les artisans du bâtiment'],
    ['des citadins sans voiture', 'les citadins sans voiture'],
    ['restaurateur indépendant', 'le restaurateur indépendant'],
    ['DRH de petites entreprises', 'les DRH de petites entreprises'],
    ['ceux qui vivent seuls', 'ceux qui vivent seuls'],
  ])('makes “%s” people in general', (people, said) => expect(french.generic(people)).toBe(said));

  test.each([
    ['une lampe', 'lampe'],
    ['de la confiture', 'confiture'],
    ['l’école', 'école'],
  ])('goes from “%s”', (phrase, said) => expect(french.withoutArticle(phrase)).toBe(said));
});

describe('words that meet', () => {
  test.each([
    ['parler de le capteur', 'parler du capteur'],
    ['grâce à les bacs', 'grâce aux bacs'],
    ['grâce à l’appli', 'grâce à l’appli'],
    ['besoin de assiettes', 'besoin d’assiettes'],
    ['besoin de une box', 'besoin d’une box'],
    ['à la place de huit pots', 'à la place de huit pots'],
    ['à la place de Ombrelia', 'à la place d’Ombrelia'],
  ])('turn “%s” into “%s”', (text, said) => expect(french.joinWords(text)).toBe(said));
});

describe('the first word', () => {
  test.each([
    ['Testés par 120 grimpeurs', 'participle'],
    ['Toutes révisées et garanties', 'participle'],
    ['Aider les petites boutiques', 'infinitive'],
    ['Se plie dans un sac', 'third'],
    ['Fonctionne sans réseau', 'third'],
    ['Levée de 500 000 €', 'other'],
    ['Location de vélos', 'other'],
    ['Soirée jeux', 'other'],
  ])('of “%s” is a %s', (text, form) =>
    expect(french.firstWordForm(wordsOf(text, 'fr').map((word) => word.text))).toBe(form),
  );
});
