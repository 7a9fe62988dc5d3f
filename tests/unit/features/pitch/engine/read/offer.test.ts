import { describe, expect, it } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import { plainText, spokenIn } from '#app/features/pitch/pitch';
import type { Locale } from '#app/i18n/locales';
import type { Brief } from '#app/features/pitch/brief-schema';

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

it('has the name that stood in a sentence of praise which denies', () => {
  const praised = 'Paltamor no es solo un aceite, es magia. Prensamos en frío paltas de Quillota.';
  expect(read(praised, 'es').name).toBe('Paltamor');
});

it('has a rare word for its name where praise says what it is', () => {
  const praised =
    'Crumbly is a truly next-generation cracker! We bake it from the grain that breweries throw away.';
  expect(read(praised, 'en').name).toBe('Crumbly');
  const truism = 'Coffee is a truly magical journey! We roast it in Hull on Fridays. It costs £9 a bag.';
  expect(read(truism, 'en').name).toBeUndefined();
});

it('keeps its name where what follows has a colon: that becomes a sentence', () => {
  const praised =
    '¡Descubre Nubia, la revolución definitiva del descanso! Tejemos hamacas de hilo: cada hamaca lleva 92 botellas.';
  expect(read(praised, 'es').sold).toBe('Nubia: tejemos hamacas de hilo. Cada hamaca lleva 92 botellas');
});

it.each([
  [
    'fr',
    'Nous cherchons une paire de mains patientes, de janvier à mars, pour l’atelier de Binche. Un chapeau de Gille porte une douzaine de plumes d’autruche et, s’il pleut le Mardi gras, il pend comme un vieux poireau. Chez Plume Sèche, nous lavons chaque plume à l’eau tiède, la séchons à l’air et la refrisons au couteau. L’an dernier : 74 chapeaux en neuf semaines, 55 € chacun. Nous sommes deux, tante et nièce.',
    'Chez Plume Sèche',
  ],
  [
    'en',
    'We need $60,000 for ten recording kits. In Uganda’s courts the magistrate still writes every word by hand, so a case takes four sittings. Courtpad puts three microphones in the courtroom and a typist listens live. We charge 38,000 shillings an hour.',
    'Courtpad',
  ],
] as const)('is in doubt what somebody does under a name (%s)', (lang, description, start) => {
  expect(read(description, lang).sold?.startsWith(start)).toBe(true);
});

it.each([
  [
    'en',
    'I sharpen hairdressers scissors, mobile, Galway and Clare. Most lads send them off to England and don’t see them for 3 weeks. I do them in the van outside while you’re on with a client, 20 minutes a pair. 18 euro, 15 if you have more than 5. Been at it since 09, I did 2,100 pair last year.',
    'I sharpen',
  ],
  [
    'fr',
    'Nous gardons les chèvres des gens de Delémont. On les met chez un paysan de Courroux, qui a de la place depuis qu’il a arrêté les vaches, et on lui reverse 4 francs par jour et par bête. Le propriétaire paie 11 francs.',
    'Nous gardons',
  ],
] as const)(
  'is what is named, not the sentence that points back to it (%s)',
  (lang, description, expected) => {
    expect(read(description, lang).sold).toContain(expected);
  },
);

it('is no name for whoever makes it', () => {
  const brief = { ...blank, description: 'Lo hago yo en mi taller con tubo y llantas de patín.' };
  expect(readBrief({ brief, lang: 'es' }).offer.noun).toBeUndefined();
});

it('is what the founder says in words that were taken for praise', () => {
  const said =
    'Les femmes paient en monnaie, et le meunier n’a jamais de quoi rendre. Nous vendons une carte.';
  const { facts } = readBrief({ brief: { ...blank, description: said }, lang: 'fr' });
  expect(facts[0]?.text).toContain('n’a jamais de quoi rendre');
});

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
    [
      'en',
      'My uncle drives a van and we all worry. Idea is a board where clinics post free chairs.',
      'Idea is a board',
    ],
    [
      'en',
      'When my aunt died they handed us a photocopied book. Guests now speak their name into a handset.',
      'Guests now',
    ],
    ['en', 'Problem: the bins stand at the wrong end. The solution: we bring a trolley.', 'We bring'],
    [
      'fr',
      'On a passé deux ans dans les écuries. Du coup on a dessiné un arçon que le cavalier règle.',
      'Du coup on a dessiné',
    ],
    [
      'fr',
      'ma mere se leve a 3h30 et elle rate son train. jai fait un groupe et un minibus.',
      'J’ai fait un groupe',
    ],
    [
      'es',
      'Los recicladores cargan 200 kilos. Lo que se nos ocurrió fue ponerle un motor de segunda.',
      'Lo que se nos ocurrió',
    ],
    [
      'en',
      'A truck is dear. Founded in 2022 in Boise, Backroad Imaging drives a scanner to hospitals.',
      'Founded in 2022',
    ],
    [
      'fr',
      'Il reste des harmoniums muets. J’en ai réparé trois. L’idée ce serait un atelier le samedi.',
      'L’idée ce serait',
    ],
    [
      'en',
      'Last words matter. We’ve been trying this: a teacher sits by the bed and writes.',
      'We’ve been trying',
    ],
    ['en', 'You can’t carry tea on crutches. My gran said no. I made a tray that hangs.', 'I made a tray'],
    [
      'es',
      'He hecho una hoja y he llamado a 22 bandas. La idea es un banco de instrumentos.',
      'La idea es un banco',
    ],
    [
      'es',
      'Las abuelas de Maní bordan a oscuras. El proyecto Chilib lleva a sus casas una lámpara.',
      'El proyecto Chilib',
    ],
    [
      'es',
      'Todo empezó en casa. Ahora 38 personas mayores llaman cada tarde a otras 38. No es un teléfono de ayuda.',
      'Ahora 38 personas',
    ],
    ['es', 'Rosas mojadas: rosas perdidas. SecaFlor: un sobre que se pone en la caja.', 'Un sobre'],
    ['en', 'Hello, I rent out a ladder for staircases.', 'I rent out'],
    ['es', 'Traeme las pelotas muertas y te las devuelvo picando, eso es Saque. Yo las inflo.', 'Tráeme'],
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

  it.each([
    [
      'en',
      'Kit wash for hurling clubs. I collect the bag on Sunday. Name is Clean Sheet',
      'Clean Sheet is a kit wash',
    ],
    [
      'fr',
      'Le nom c’est Sang Froid. Pension pour tortues, à Perpignan. 6 € par jour.',
      'Sang Froid, c’est une pension',
    ],
    [
      'es',
      'Arreglo de acordeones a domicilio. Afino en una tarde. Fuelle Amigo se llama',
      'Fuelle Amigo: arreglo',
    ],
  ] as const)('has the name of a note that tells nothing else, in %s: %s', (lang, description, beginning) => {
    const brief = { ...blank, description };
    const { pitch } = writePitch(readBrief({ brief, lang }), []);
    const text = plainText(spokenIn(pitch, 90));
    expect(text).toContain(beginning);
    expect(text).not.toMatch(/name is|le nom|se llama/iu);
  });

  it.each([
    ['en', 'Basically, people throw good tiles away. I sell them by weight.', 'People throw'],
    ['fr', 'Je vends des craies. bon je resume : on marque les arbres à la bombe.', 'On marque'],
    ['es', 'Afino acordeones. Lo q pasa es q un fuelle roto arruina la parranda.', 'Un fuelle roto'],
  ] as const)('is said without what only leads to it, in %s: %s', (lang, description, beginning) => {
    const { facts } = readBrief({ brief: { ...blank, description }, lang });
    expect(facts.map(({ text }) => text.slice(0, beginning.length))).toContain(beginning);
  });

  it('is no praise, which only gives it its name', () => {
    const { sold, name } = read(
      'LastPour is a groundbreaking solution that will transform the bar industry forever! Our valve saves 7 gallons.',
      'en',
    );
    expect([sold, name]).toEqual(['LastPour: our valve saves 7 gallons', 'LastPour']);
  });

  it.each([
    ['en', 'Say goodbye to flat tyres forever with GritRim, the next-generation cover! Our cover clips on.'],
    [
      'fr',
      'GritRim, LA solution révolutionnaire ! Notre équipe met l’humain au cœur. Un capteur avertit les agents.',
    ],
  ] as const)('has the name that praise gives it, in %s: %s', (lang, description) => {
    const { sold, name } = read(description, lang);
    expect(name).toBe('GritRim');
    expect(sold).toMatch(/^GritRim: (?:our cover|un capteur)/);
  });

  it('keeps the sentence that tells what it is, without its praise', () => {
    expect(read('Trasteo es una lima espectacular. Lima los 22 trastes a la vez.', 'es').sold).toBe(
      'Trasteo es una lima',
    );
  });

  it.each([
    ['en', 'I clamp a hood on buffing wheels. My name is Farhana.'],
    ['fr', 'Mon nom est Josée. Je passe affûter les patins à l’aréna.'],
  ] as const)('has not the name of who writes, in %s', (lang, description) => {
    expect(read(description, lang).name).toBeUndefined();
  });

  it('is not told by the menu and the links of a page that was pasted', () => {
    const pasted =
      'Home | Our boats | Book\nWe mend canoes by the weir.\nSee our prices >\n40 canoes last year.';
    const { facts } = readBrief({ brief: { ...blank, description: pasted }, lang: 'en' });
    expect(facts.map(({ text }) => text)).toEqual(['We mend canoes by the weir', '40 canoes last year']);
  });

  it('has no name in a day', () => {
    expect(read('The cinema opens again. Next Friday: Paddington.', 'en').name).toBeUndefined();
  });

  it('has no name in a label', () => {
    expect(read('Problem is the door. I bolt a jack under it.', 'en').name).toBeUndefined();
  });

  it('is no sentence that begins with “each”', () => {
    expect(
      read(
        'Cada casa en Posadas tira yerba mojada. Nosotros la secamos al sol y la vendemos para hornos.',
        'es',
      ).sold,
    ).toBe('Nosotros la secamos al sol y la vendemos para hornos');
  });
});

it.each(['them', 'it'])('has no noun where the sentence that sells says “%s”', (pronoun) => {
  const description = `Every small eisteddfod gives a chair to a poet. I make ${pronoun} in a shed outside Tregaron.`;
  const { offer } = readBrief({ brief: { ...blank, description }, lang: 'en' });
  expect(offer.noun).toBeUndefined();
});

it.each([
  ['es', 'Queremos hacer una revista dos veces al año, gratis para la costa.', 'revista'],
  ['es', 'Alquilo perros truferos ya enseñados, por mañanas.', 'perros truferos'],
  ['en', 'We built a small grain bin onto a gooseneck trailer.', 'small grain bin'],
  ['en', 'My idea is a strip of eight lights that sits on the dashboard.', 'strip of eight lights'],
] as const)('has a noun that ends before what counts it or leads on (%s): %s', (lang, description, noun) => {
  expect(readBrief({ brief: { ...blank, description }, lang }).offer.noun).toBe(noun);
});

it('is not called “l’idée”', () => {
  const description = 'L’idée, c’est une remorque qui va chez les petits apiculteurs.';
  expect(readBrief({ brief: { ...blank, description }, lang: 'fr' }).offer.name).toBeUndefined();
});

it('is found in what the founders do where the sentence begins with who they are', () => {
  const description =
    'Nous sommes 14 forgerons à Dinan et nous redressons les girouettes des fermes de la Rance. Surtout, nous les graissons. ' +
    'Sur les 90 que nous avons comptées, 31 ne tournent plus, souvent parce que le sel a mangé le pivot. Une neuve coûte ' +
    '400 euros, alors elles partent à la ferraille. Nous cherchons deux personnes pour les samedis.';
  const { facts } = readBrief({
    brief: { category: 'project', goal: 'team', description, usedBy: 'les fermes', distributedIn: ['FR'] },
    lang: 'fr',
  });
  expect(facts.find(({ kind }) => kind === 'offer')?.text).toMatch(/^Nous sommes 14 forgerons/u);
});
