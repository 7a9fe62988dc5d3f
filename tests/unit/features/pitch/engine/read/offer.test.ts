import { describe, expect, it } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';
import type { Locale } from '#app/i18n/locales';
import type { Brief } from '#app/features/pitch/brief';

const blank: Brief = {
  category: 'service',
  goal: 'users',
  distributedIn: ['FR'],
  usedBy: 'owners',
  description: '',
};

function read(description: string, lang: Locale) {
  const { facts, offer } = readBrief({ brief: { ...blank, description }, lang });
  return { sold: facts.find(({ kind }) => kind === 'offer')?.text, name: offer.name };
}

describe('what is sold', () => {
  it.each([
    ['en', 'Guests leave things. With Retorna, the hotel takes a photo and we find them.', 'With Retorna'],
    ['en', 'Kiln bags cost $400. Bagga, our paper bag, weighs 2 kg and holds 40 plates.', 'Bagga'],
    ['en', 'I’m a plumber, and I close cottages for the winter. I drain the lines.', 'I’m a plumber'],
    ['fr', 'Des bols se cassent. Les Dix Bols vous prête dix bols pour un an.', 'Les Dix Bols'],
    [
      'fr',
      'Je cultive des pommes et j’ai des caisses. Mon idée est de louer mes caisses en juillet.',
      'Mon idée',
    ],
    ['es', 'Ningún hotel se ha ido. Con Vuelve, el hotel hace una foto.', 'Con Vuelve'],
    [
      'en',
      'Snakes come into houses at night. You ring us, and whoever is nearest comes with a bag.',
      'You ring',
    ],
    ['en', 'I’m Gary and I teach owners to look after their engine. You change the oil.', 'I’m Gary'],
    ['fr', 'Six jours sans courant. Donc l’idée c’est Deux Heures : un groupe pour six maisons.', 'Donc'],
    ['es', '90 kilos de cera. Nosotros somos siete, vamos detrás con un rascador.', 'Nosotros'],
    ['es', 'Traeme las pelotas muertas y te las devuelvo picando, eso es Saque. Yo las inflo.', 'Traeme'],
  ] as const)('is told by the sentence that says so, in %s: %s', (lang, description, beginning) => {
    expect(read(description, lang).sold?.slice(0, beginning.length)).toBe(beginning);
  });

  it.each([
    ['en', 'Shell Back, Hobart. Oyster shells go back into the river.', 'Shell Back'],
    ['en', 'I fit car seats at your home. The service is called Snug.', 'Snug'],
    ['fr', 'Nasse Cercina, îles Kerkennah : un piège à crabe.', 'Nasse Cercina'],
    ['es', 'Sueldo gafas de metal. El taller se llama La Patilla.', 'La Patilla'],
  ] as const)('has the name that the brief tells, in %s: %s', (lang, description, name) => {
    expect(read(description, lang).name).toBe(name);
  });

  it('is no praise, which only gives it its name', () => {
    const { sold, name } = read(
      'LastPour is a groundbreaking solution that will transform the bar industry forever! Our valve saves 7 gallons.',
      'en',
    );
    expect([sold, name]).toEqual(['LastPour: our valve saves 7 gallons', 'LastPour']);
  });

  it('has no name in a label', () => {
    expect(read('Problem is the door. I bolt a jack under it.', 'en').name).toBeUndefined();
  });

  it('is no sentence that begins with “each”', () => {
    expect(read('Cada casa en Posadas tira yerba mojada. Nosotros la secamos al sol.', 'es').sold).toBe(
      'Nosotros la secamos al sol',
    );
  });
});
