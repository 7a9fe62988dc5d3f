/** Familiar words and what a measured letter says instead; agreement is the same. */
export const formalWords: [RegExp, string][] = [
  [/(?<![\p{L}’])Ça(?!\p{L})/gu, 'Cela'],
  [/(?<![\p{L}’])ça(?!\p{L})/gu, 'cela'],
  [/(?<!\p{L})applis(?!\p{L})/gu, 'applications'],
  [/(?<!\p{L})appli(?!\p{L})/gu, 'application'],
  [/(?<!\p{L})ados(?!\p{L})/gu, 'adolescents'],
  [/(?<!\p{L})ado(?!\p{L})/gu, 'adolescent'],
  [/(?<!\p{L})colocs(?!\p{L})/gu, 'colocations'],
  [/(?<!\p{L})coloc(?!\p{L})/gu, 'colocation'],
  [/(?<!\p{L})boulots(?!\p{L})/gu, 'emplois'],
  [/(?<!\p{L})boulot(?!\p{L})/gu, 'travail'],
  [/(?<!\p{L})sympas?(?!\p{L})/gu, 'agréable'],
  [/(?<!\p{L})mamans(?!\p{L})/gu, 'mères'],
  [/(?<!\p{L})papas(?!\p{L})/gu, 'pères'],
  [/(?<!\p{L})(?:gamins|mômes|gosses)(?!\p{L})/gu, 'enfants'],
  [/(?<!\p{L})(?:gamin|môme|gosse)(?!\p{L})/gu, 'enfant'],
  [/(?<!\p{L})profs(?!\p{L})/gu, 'professeurs'],
  [/(?<!\p{L})infos(?!\p{L})/gu, 'informations'],
  [/(?<!\p{L})frigos(?!\p{L})/gu, 'réfrigérateurs'],
  [/(?<!\p{L})frigo(?!\p{L})/gu, 'réfrigérateur'],
  [/(?<!\p{L})télé(?!\p{L})/gu, 'télévision'],
  [/(?<!\p{L})(?:pas mal|(?<!le )plein|un tas) (?=de |d’)/gu, 'beaucoup '],
  [/(?<!\p{L})galèrent(?!\p{L})/gu, 'peinent'],
  [/(?<!\p{L})galérer(?!\p{L})/gu, 'peiner'],
  [/(?<!\p{L})bossent(?!\p{L})/gu, 'travaillent'],
  [/(?<!\p{L})bosser(?!\p{L})/gu, 'travailler'],
  [/(?<!\p{L})un coup de main(?!\p{L})/gu, 'une aide'],
  [/(?<!\p{L})du coup(?!\p{L})/gu, 'ainsi'],
  [/(?<!\p{L})Du coup,?(?!\p{L})/gu, 'Ainsi,'],
  [/(?<!\p{L})pas chère(?= |[.,])/gu, 'peu coûteuse'],
  [/(?<!\p{L})pas cher(?= |[.,])/gu, 'peu coûteux'],
  [/(?<!\p{L})à la benne(?!\p{L})/gu, 'aux ordures'],
];

type Said = { we: string; i: string };

/** The questions, asks and orders that the pack writes, as one would put them in a letter. */
export const formalTurns: [RegExp, Said][] = [
  [
    /^Quand (?:pouvons-nous|puis-je vous) en parler \?$/u,
    { we: 'Nous aurions plaisir à vous en parler.', i: 'J’aurais plaisir à vous en parler.' },
  ],
  [
    /^Quand (?:pouvons-nous|puis-je) vous le présenter \?$/u,
    { we: 'Nous aurions plaisir à vous le présenter.', i: 'J’aurais plaisir à vous le présenter.' },
  ],
  [
    /^Quand (?:pouvons-nous|puis-je) vous montrer la suite \?$/u,
    { we: 'Nous aurions plaisir à vous montrer la suite.', i: 'J’aurais plaisir à vous montrer la suite.' },
  ],
  [
    /^(?:Nous cherchons|Je cherche) (\[[^\]]+\]|\d[^:]*?) : quand (?:pouvons-nous|puis-je vous) en parler \?$/u,
    {
      we: 'Nous cherchons $1 et aurions plaisir à vous en parler.',
      i: 'Je cherche $1 et aurais plaisir à vous en parler.',
    },
  ],
  [
    /^Accordez-(?:nous|moi) un rendez-vous cette semaine, pour entrer dans le détail\.$/u,
    {
      we: 'Nous vous remercierions de nous accorder un rendez-vous cette semaine.',
      i: 'Je vous remercierais de m’accorder un rendez-vous cette semaine.',
    },
  ],
  [
    /^Une place dans votre prochaine promotion (?:nous|me) ferait avancer : quand en parlons-nous \?$/u,
    {
      we: 'Une place dans votre prochaine promotion nous serait précieuse.',
      i: 'Une place dans votre prochaine promotion me serait précieuse.',
    },
  ],
  [
    /^(?:Nous demandons|Je demande) une place dans votre prochaine promotion\.$/u,
    {
      we: 'Nous souhaiterions une place dans votre prochaine promotion.',
      i: 'Je souhaiterais une place dans votre prochaine promotion.',
    },
  ],
  [
    /^Accueillez-(?:nous|moi) dans votre prochaine promotion\.$/u,
    {
      we: 'Nous souhaiterions rejoindre votre prochaine promotion.',
      i: 'Je souhaiterais rejoindre votre prochaine promotion.',
    },
  ],
  [
    /^Pour commencer, écrivez-(?:nous|moi) : une question suffit\.$/u,
    {
      we: 'Pour commencer, nous vous invitons à nous écrire.',
      i: 'Pour commencer, je vous invite à m’écrire.',
    },
  ],
  [
    /^Écrivez-(?:nous|moi), ne serait-ce que pour une question\.$/u,
    {
      we: 'Nous vous invitons à nous écrire, ne serait-ce que pour une question.',
      i: 'Je vous invite à m’écrire, ne serait-ce que pour une question.',
    },
  ],
  [
    /^Écrivez-(?:nous|moi)(?: ce soir,?)? et voyons-nous cette semaine\.$/u,
    {
      we: 'Nous vous invitons à nous écrire et à nous rencontrer cette semaine.',
      i: 'Je vous invite à m’écrire et à me rencontrer cette semaine.',
    },
  ],
  [
    /^Écrivez-(?:nous|moi)( ce soir| cette semaine)?\.$/u,
    { we: 'Nous vous invitons à nous écrire$1.', i: 'Je vous invite à m’écrire$1.' },
  ],
  [
    /^Venez (?:nous|me) voir travailler cette semaine, puis décidez\.$/u,
    {
      we: 'Nous vous invitons à venir nous voir travailler cette semaine.',
      i: 'Je vous invite à venir me voir travailler cette semaine.',
    },
  ],
  [
    /^Posez-(?:nous|moi) les questions que l’on n’ose pas poser : (.+)\.$/u,
    {
      we: 'Nous répondrons aux questions que l’on n’ose pas poser : $1.',
      i: 'Je répondrai aux questions que l’on n’ose pas poser : $1.',
    },
  ],
  [
    /^Où en (?:sommes-nous|suis-je) \? (\[[^\]]+\]|[^.?]+)\.$/u,
    { we: 'Voici où nous en sommes : $1.', i: 'Voici où j’en suis : $1.' },
  ],
  [
    /^Qui porte (?:notre|mon) (\p{L}+) \? (\[[^\]]+\]|[^.?]+)\.$/u,
    { we: 'L’équipe qui porte notre $1 : $2.', i: 'L’équipe qui porte mon $1 : $2.' },
  ],
  [
    /^Pourquoi maintenant \? (\[[^\]]+\]|[^.?]+)\.$/u,
    { we: 'La raison d’agir maintenant : $1.', i: 'La raison d’agir maintenant : $1.' },
  ],
  [
    /^Pour qui \? Pour (.+)\.$/u,
    {
      we: 'Ceux pour qui nous travaillons : $1.',
      i: 'Ceux pour qui je travaille : $1.',
    },
  ],
  [
    /^Que savez-vous (d(?:es|e|u) .+|d’.+) \?$/u,
    { we: 'Permettez-nous de vous parler $1.', i: 'Permettez-moi de vous parler $1.' },
  ],
  [
    /^Parlons (d(?:es|e|u) .+|d’.+)\.$/u,
    { we: 'Permettez-nous de vous parler $1.', i: 'Permettez-moi de vous parler $1.' },
  ],
  [
    /^Trois questions décideront de la suite : qui essaie, qui revient, qui paie \?$/u,
    {
      we: 'Trois questions décideront de la suite : qui essaie, qui revient et qui paie.',
      i: 'Trois questions décideront de la suite : qui essaie, qui revient et qui paie.',
    },
  ],
];
