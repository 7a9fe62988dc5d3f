import type { OfferCategory } from '../../pitch';
import type { Reading } from '../read/reading';
import { countWords, fold, lowerFirst, rotate, upperFirst } from '../words';
import { definingText } from './defining-text';
import { linesOf } from './general-lines';
import { asksAlone } from './aim';
import { ofAll } from './grammar';
import { calledAgain } from './them';
import type { SectorLines } from './sector-lines';

/** What can be said of any offer: nothing but what follows from its audience, its category and its goal. */
export function generalText(reading: Reading): SectorLines {
  const { audience, brief, seed } = reading;
  const lines = linesOf(brief.category);
  const named = audience.sure && audience.plural && !audience.broad;
  const sold = brief.category === 'product';
  return {
    ...(named ? aboutThem(reading) : aboutNobody(reading)),
    rivals: rotate(lines.rivals, seed, 'rivals')[0] ?? [],
    habit: rotate(lines.habits, seed, 'habit')[0] ?? '',
    proof:
      sold && onScreen.test(fold(definingText(reading.offer)))
        ? 'nombre d’utilisateurs'
        : proofs[brief.category],
    tries: [
      'Parlez-en d’abord à quelqu’un qui vous connaît : ses questions seront les vôtres.',
      reading.alone
        ? 'Vous jugerez mieux en essayant qu’en m’écoutant.'
        : 'Vous jugerez mieux en essayant qu’en nous écoutant.',
      lines.tries,
      `Demandez ${sold ? 'd’où cela vient et comment c’est fait' : 'comment cela se passe, étape par étape'} : une réponse claire est bon signe.`,
    ],
  };
}

/** Whom one does not call by their trouble: « Les familles en deuil, c’est vous ? » */
export const tactless =
  /\b(?:deuil|endeuille\w*|malad\w*|cancer\w*|victimes?|surendett\w*|handicap\w*|violences?|divorc\w*|se separ\w*|chomeurs?|chomage|sans[- ]abri|isolee?s?|cicatrices?|depend\w*|detenu\w*|precaires?|amput\w*|steriles?|infertil\w*|fausse couche)\b/u;

const onScreen = /\b(?:appli\w*|api|logiciel|plateforme|site|jeu video|extension|podcast)\b/u;

type Told = Pick<SectorLines, 'hooks' | 'hooksYou' | 'problem' | 'problemYou' | 'why' | 'test'>;

function aboutThem(reading: Reading): Told {
  const { audience, brief, seed, sentences } = reading;
  const again = calledAgain(reading);
  const who = audience.short;
  const whole = countWords(audience.phrase) <= 12 ? audience.phrase : who;
  const they = women.test(who) && (!/ et les /u.test(who) || audience.feminine) ? 'Elles' : 'Ils';
  // After « Comment … ? » nobody has been named yet.
  const subject = asksAlone(reading.offer) ? again : they.toLowerCase();
  const owned = sentences.some((sentence) => sentence.role === 'problem');
  const situation = situationOf(audience.phrase);
  const lines = linesOf(brief.category);
  const told = [
    `Parlons ${ofAll(whole)}.`,
    `De quoi ${who} ont-${they.toLowerCase()} vraiment besoin ?`,
    `Que demandent ${who}, avant tout ?`,
    lines.asked(who),
  ];
  return {
    hooks: [
      ...(situation === undefined ? [] : [situation]),
      ...(brief.goal === 'team' ? told.slice(0, 1) : rotate(told, seed, 'told')),
    ],
    hooksYou: [
      ...(/^les (?:peaux|cheveux|personnes)/u.test(who) || tactless.test(fold(audience.phrase))
        ? []
        : [`${who}, c’est vous ?`]),
      ...rotate([usual, lines.askedYou], seed, 'you'),
    ],
    problem: owned
      ? []
      : (rotate(
          [
            [
              `${upperFirst(subject)} ont leurs habitudes, et de bonnes raisons de se méfier des promesses.`,
              'Une promesse de plus ne leur suffira pas : il leur faut une réponse simple.',
            ],
            [
              `Des promesses, ${subject} en ont déjà entendu : ${they.toLowerCase()} croiront ce qu’${they.toLowerCase()} voient.`,
              'Il faut d’abord leur montrer, et leur expliquer ensuite.',
            ],
            ...lines.problems(subject, they.toLowerCase()),
          ],
          seed,
          'they',
        )[0] ?? []),
    problemYou: rotate([wary, ...lines.problemsYou], seed, 'you')[0] ?? wary,
    why:
      brief.goal === 'users'
        ? ['Un seul essai vaut mieux que tous les arguments.', passedOn, lines.why]
        : [
            `Si le résultat est là, ${again} en parleront autour d’${they === 'Elles' ? 'elles' : 'eux'}.`,
            `Mieux vaut servir très bien ${again} que s’adresser à tout le monde.`,
            lines.why,
            ...(brief.goal === 'investors' ? [returning] : []),
          ],
    test: `ce qu’en font ${again}, une fois passée la curiosité`,
  };
}

function aboutNobody({ audience, brief, seed }: Reading): Told {
  const lines = linesOf(brief.category);
  return {
    hooks: rotate(openings, seed, 'nobody').slice(0, 1),
    hooksYou: [
      ...rotate([usual, lines.askedYou], seed, 'you'),
      'Qu’est-ce qui vous ferait changer d’habitude ?',
    ],
    problem: rotate(habits, seed, 'nobody').slice(0, 1),
    problemYou: (rotate([wary, ...lines.problemsYou], seed, 'you')[0] ?? wary).slice(0, 1),
    why: [
      passedOn,
      lines.why,
      audience.broad
        ? 'Le plus dur n’est pas d’avoir l’idée, c’est de la faire essayer.'
        : 'Mieux vaut servir très bien quelques-uns que moyennement tout le monde.',
    ],
    test: 'ce que les premiers en font, une fois passée la curiosité',
  };
}

const openings = [
  'Pour qui, et pour quoi faire ? Commençons par là.',
  'À qui cela servira-t-il, et quel jour ? Commençons par là.',
  'Qui s’en servira le premier ? Tout part de là.',
];

const habits = [
  'Chacun a ses habitudes, et de bonnes raisons de se méfier des promesses.',
  'Chacun fait déjà à sa façon, et n’en change pas sans raison.',
  'On ne change pas pour une promesse : on change pour ce que l’on a vu marcher.',
];

const usual = 'Et vous, comment faites-vous aujourd’hui ?';

const wary = [
  'Vous avez vos habitudes, et de bonnes raisons de vous méfier des promesses.',
  'Une promesse de plus ne vous suffira pas.',
];

const returning = 'Quand les premiers reviennent, les suivants coûtent moins cher à convaincre.';

const passedOn = 'Ce qui sert vraiment se transmet d’une personne à l’autre, sans publicité.';

const women =
  /^les (?:jeunes |petites |grandes |futures )?(?:familles|personnes|femmes|filles|mamans|mères|mariées|communes|mairies|entreprises|PME|TPE|associations|équipes|marques|écoles|boutiques|collectivités|coopératives|compagnies|peaux|\p{L}+(?:ières|euses|trices|iennes|antes))(?!\p{L})/u;

const proofs: Record<OfferCategory, string> = {
  product: 'nombre de pièces vendues',
  service: 'nombre de clients',
  offer: 'nombre de clients',
  project: 'nombre de participants',
  concept: 'nombre de personnes intéressées',
};

/** « Il y a des citadins qui aiment cuisiner et n’ont pas de jardin. »: the audience as the brief tells it. */
export function situationOf(phrase: string): string | undefined {
  const [, noun, what] = /^les (.{3,40}? )(qui .{8,70})$/u.exec(phrase) ?? [];
  return noun === undefined || what === undefined
    ? undefined
    : `Il y a ${/^(?:anciens|petits|jeunes|grands|vieux|nouveaux|futurs|petites|grandes|nouvelles|futures)\b/u.test(noun) ? 'de ' : 'des '}${lowerFirst(noun)}${what}.`;
}
