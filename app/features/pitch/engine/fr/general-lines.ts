import type { OfferCategory } from '../../pitch';

type GeneralLines = {
  rivals: string[][];
  /** Infinitives: what people do when they take nothing. */
  habits: string[];
  /** A question about those it is for, who are its subject: `les restaurateurs`. */
  asked(who: string): string;
  askedYou: string;
  /** What stands in the way, in two sentences; the public is the subject, then `ils` or `elles`. */
  problems(subject: string, they: string): string[][];
  problemsYou: string[][];
  why: string;
  tries: string;
};

/** What can be said of any product, service, project or concept, without knowing its trade. */
export function linesOf(category: OfferCategory): GeneralLines {
  return category === 'offer' ? lines.service : lines[category];
}

const lines: Record<Exclude<OfferCategory, 'offer'>, GeneralLines> = {
  product: {
    rivals: [
      ['ce que l’on trouve en magasin', 'ce qui se vend en ligne', 'ce que l’on possède déjà'],
      ['les marques déjà connues', 'ce qui se vend en ligne', 'ce que l’on possède déjà'],
      ['ce que l’on trouve en magasin', 'les marques déjà connues', 'ce que l’on a sous la main'],
    ],
    habits: ['garder ce que l’on a', 'reprendre le même', 'faire avec ce que l’on a'],
    asked: (who) => `Qu’utilisent ${who} aujourd’hui, et pourquoi ?`,
    askedYou: 'Ce que vous utilisez aujourd’hui, le choisiriez-vous encore ?',
    problems: (subject, they) => [
      [
        `Avant de changer de produit, ${subject} compareront.`,
        'La différence doit se voir à l’usage, pas seulement sur l’étiquette.',
      ],
      [
        `Pour changer de produit, ${subject} voudront une raison, et une seule suffira si ${they} la voient.`,
        'Un essai convainc mieux qu’une fiche technique.',
      ],
    ],
    problemsYou: [
      [
        'Pour changer de produit, il vous faut une bonne raison, et la voir de vos yeux.',
        'Une fiche technique ne remplace pas un essai.',
      ],
      [
        'Avant de changer de produit, vous comparez, et vous avez raison.',
        'La différence doit se voir à l’usage, pas seulement sur l’étiquette.',
      ],
    ],
    why: 'Un produit qui tient sa promesse se passe de publicité.',
    tries: 'Essayez à côté de ce que vous avez déjà : la différence se voit, ou ne se voit pas.',
  },
  service: {
    rivals: [
      ['ce qui se fait déjà ailleurs', 'les conseils de l’entourage', 'les moyens du bord'],
      ['les prestataires déjà en place', 'le bouche-à-oreille', 'les moyens du bord'],
      ['les offres trouvées en ligne', 'les conseils de l’entourage', 'ce qui se fait déjà ailleurs'],
    ],
    habits: ['se débrouiller seul', 'remettre à plus tard', 'faire comme d’habitude'],
    asked: (who) => `Vers qui se tournent ${who} aujourd’hui ?`,
    askedYou: 'À qui vous adressez-vous aujourd’hui ?',
    problems: (subject, they) => [
      [
        `Avant de faire appel à quelqu’un, ${subject} voudront savoir à qui.`,
        'Il faut d’abord les écouter, puis leur répondre simplement.',
      ],
      [
        `Un bon service, ${subject} le jugeront à ce qu’${they} n’auront plus à demander.`,
        'C’est la première demande qui décide.',
      ],
    ],
    problemsYou: [
      [
        'Avant de faire appel à quelqu’un, vous voulez savoir à qui.',
        'La première fois décide souvent du reste.',
      ],
      [
        'Un bon service se juge à ce que l’on n’a plus à demander.',
        'Une première fois en dit plus qu’une brochure.',
      ],
    ],
    why: 'Un service bien rendu se demande une deuxième fois.',
    tries: 'Commencez par une petite demande : elle suffit pour juger.',
  },
  project: {
    rivals: [
      ['ce qui se fait déjà ailleurs', 'les conseils de l’entourage', 'les moyens du bord'],
      ['les autres projets', 'l’emploi du temps de chacun', 'les moyens du bord'],
      ['ce qui existe déjà', 'les autres projets', 'les moyens du bord'],
    ],
    habits: [
      'se débrouiller seul',
      'laisser les choses comme elles sont',
      'attendre que d’autres s’y mettent',
    ],
    asked: (who) => `Qu’attendent ${who}, et depuis quand ?`,
    askedYou: 'Qu’aimeriez-vous voir changer en premier ?',
    problems: (subject, they) => [
      [
        `Pour s’engager, ${subject} voudront savoir ce qu’${they} y gagnent.`,
        'Un projet se juge à ce qui a changé, pas à ce qui était prévu.',
      ],
      [
        `Un projet préparé sans les consulter, ${subject} le laisseront passer.`,
        'Leurs questions valent mieux que des certitudes.',
      ],
    ],
    problemsYou: [
      [
        'Pour vous engager, vous voulez savoir à quoi cela servira.',
        'Un projet se juge à ce qui a changé, pas à ce qui était prévu.',
      ],
      [
        'Un projet préparé sans vous consulter, vous le laisseriez passer.',
        'La première fois compte moins que la deuxième : y reviendrez-vous ?',
      ],
    ],
    why: 'Un projet qui sert à quelqu’un trouve des gens pour le défendre.',
    tries: 'Venez voir une fois, sans rien promettre.',
  },
  concept: {
    rivals: [
      ['ce qui se fait déjà ailleurs', 'les conseils de l’entourage', 'les moyens du bord'],
      ['ce qui existe déjà', 'les autres idées du moment', 'les moyens du bord'],
      ['ce qui existe déjà', 'les conseils de l’entourage', 'les solutions de fortune'],
    ],
    habits: ['se débrouiller seul', 'faire comme d’habitude', 'attendre de voir'],
    asked: (who) => `Et si l’on commençait par écouter ${who} ?`,
    askedYou: 'Si cela existait, qu’en feriez-vous la première semaine ?',
    problems: (subject, they) => [
      [
        `Une idée n’aide encore personne : ${subject} jugeront sur ce qu’${they} pourront essayer.`,
        'Mieux vaut un essai imparfait qu’une longue explication.',
      ],
      [
        `De loin, une idée plaît ; de près, ${subject} poseront les vraies questions.`,
        'Autant entendre leurs questions tout de suite.',
      ],
    ],
    problemsYou: [
      [
        'Une idée ne change rien tant que l’on ne peut pas l’essayer.',
        'Mieux vaut un essai imparfait qu’une longue explication.',
      ],
      [
        'De loin, une idée plaît ; de près, vous aurez de vraies questions.',
        'Posez vos questions tout de suite.',
      ],
    ],
    why: 'Une idée que l’on peut essayer avance plus vite qu’une idée que l’on raconte.',
    tries: 'Dites ce qui vous manquerait pour vous en servir : une critique aide plus qu’un compliment.',
  },
};
