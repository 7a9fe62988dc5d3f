import { describe, expect, it } from 'vitest';

import { readAudience } from '#app/features/pitch/engine/fr/audience';
import { to } from '#app/features/pitch/engine/fr/grammar';
import { nicheOf } from '#app/features/pitch/engine/fr/niche';
import { readFrench } from '#app/features/pitch/engine/fr/read';
import type { Brief } from '#app/features/pitch/pitch';

function briefOf(description: string, more: Partial<Brief> = {}): Brief {
  return {
    category: 'product',
    goal: 'users',
    distributedIn: ['FR'],
    usedBy: 'familles',
    description,
    ...more,
  };
}

function read(description: string, more?: Partial<Brief>) {
  return readFrench(briefOf(description, more));
}

function said(description: string): string[] {
  return read(description).sentences.map(({ text }) => text);
}

describe('the offer of a French brief', () => {
  it.each([
    ['La gourde qui ne fuit jamais. Jamais.', 'une gourde qui ne fuit jamais'],
    ['Jeu de société coopératif, 2 à 5 joueurs, 30 min.', 'un jeu de société coopératif'],
    [
      'Je fais du toilettage pour chiens, de la garde et je vends des friandises.',
      'du toilettage pour chiens et de la garde',
    ],
    ['Notre application RH compte 14 modules et relie les équipes.', 'une application RH'],
    [
      'C une appli ki aide les etudiants a trouver une coloc',
      'une appli qui aide les étudiants à trouver une coloc',
    ],
  ])('« %s » is « %s »', (description, phrase) => {
    expect(read(description).offer.phrase).toBe(phrase);
  });

  it.each([
    ['Lumébio', 'Lumébio'],
    ['Tissus d’Hier rachète les chutes des ateliers et les vend.', 'Tissus d’Hier'],
    ['Ma Tournée est un service de repas.', 'Ma Tournée'],
    ['j’ai fait 3 essais avec 20 personnes', undefined],
    ['Thème : sauver une rivière. Prix 29 €.', undefined],
  ])('the name in « %s » is %s', (description, name) => {
    expect(read(description).offer.name).toBe(name);
  });

  it('aims at helping when it helps', () => {
    expect(read('Relance Claire aide les artisans à se faire payer à temps.').offer.aim).toBe(
      'aider les artisans à se faire payer à temps',
    );
  });
});

describe('lines that are no sentences', () => {
  it.each([
    ['Un shampoing solide. Vendu dans 23 salons.', 'Notre shampoing est vendu dans 23 salons.'],
    ['Des biscuits salés. Testés par 120 grimpeurs.', 'Nos biscuits ont été testés par 120 grimpeurs.'],
    ['Un capteur sans fil. Brevet déposé en 2024.', 'Un brevet a été déposé en 2024.'],
    ['Une agence de relecture. Réponse en 48 heures.', 'La réponse arrive en 48 heures.'],
    ['Une agence de relecture. Prix 29 €.', 'Le prix : 29 €.'],
    ['Un jeu de société. Boîte sans plastique.', 'Concrètement : une boîte sans plastique.'],
    ['Un coaching sportif. 62 clients depuis 2023.', 'Déjà 62 clients depuis 2023.'],
  ])('« %s » says « %s »', (description, sentence) => {
    expect(said(description)).toContain(sentence);
  });

  it('takes each item of a list for itself', () => {
    expect(said('Coaching sportif\n- séances de 45 min\n- matériel fourni')).toEqual([
      'Concrètement : des séances de 45 minutes.',
      'Le matériel est fourni.',
    ]);
  });
});

describe('the audience', () => {
  it.each([
    ['communes et boulangers', 'les communes et les boulangers'],
    ['hommes et femmes qui achètent peu', 'les hommes et les femmes qui achètent peu'],
    ['seniors actifs et curieux', 'les seniors actifs et curieux'],
    ['familles, enseignants, ludothèques', 'les familles, les enseignants et les ludothèques'],
    ['DRH de PME', 'les DRH de PME'],
    ['couturières amateurs et petites marques', 'les couturières amateurs et les petites marques'],
  ])('« %s » is « %s »', (words, phrase) => {
    expect(readAudience([words]).phrase).toBe(phrase);
  });

  it('is cut before its examples when it is too long to say', () => {
    const { phrase, broad } = readAudience([
      'Toutes les personnes qui ne sont pas à l’aise avec internet, notamment les retraités, les personnes étrangères qui lisent mal le français et les gens sans ordinateur.',
    ]);
    expect(phrase).toBe('toutes les personnes qui ne sont pas à l’aise avec internet');
    expect(broad).toBe(false);
  });

  it('repeats the preposition before each of two groups', () => {
    expect(to('les collégiens et leurs parents')).toBe('aux collégiens et à leurs parents');
  });
});

describe('niches', () => {
  it.each([
    ['Un service de livraison de repas chauds pour les personnes âgées.', 'personnes âgées', 'meals'],
    ['Un lieu de soirée tenu par des jeunes de 15 à 20 ans dans la bibliothèque.', 'adolescents', 'youth'],
    ['Une lampe de chevet qui s’éteint seule.', 'parents d’enfants de 2 à 6 ans', 'family'],
    ['Une assiette tournée à la main dans mon atelier.', 'restaurants', undefined],
  ])('%s', (description, usedBy, niche) => {
    expect(nicheOf(read(description, { usedBy }))).toBe(niche);
  });
});
