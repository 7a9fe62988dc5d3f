import { beat, weigh, type Beat } from '../../compose/beat';
import type { Goal } from '../../../pitch';
import { inSingleMarket, isContinent } from '../../places/facts';
import { currencyOf } from '../../places/money';
import { isFrenchRegion } from '../places';
import type { Role } from '../../read/reading';
import type { Voice } from '../voice';
import { textsOf } from './opening';

/** What each goal wants to hear besides the common core: size, model, stage, team, first step … */
export function goalBeats(voice: Voice): Beat[] {
  return [
    ...told(voice, 'model', modelWeight),
    ...told(voice, 'stage', stageWeight),
    ...told(voice, 'team', teamWeight),
    ...manner[voice.reading.brief.goal](voice),
  ];
}

const modelWeight: Record<Goal, number> = { investors: 8, incubator: 5, users: 6, team: 0 };
const stageWeight: Record<Goal, number> = { investors: 7, incubator: 9, users: 2, team: 6 };
const teamWeight: Record<Goal, number> = { investors: 6, incubator: 8, users: 1, team: 7 };

function told({ reading }: Voice, role: Role, weights: Record<Goal, number>): Beat[] {
  const most = weights[reading.brief.goal];
  return reading.sentences
    .filter((sentence) => sentence.role === role)
    .slice(0, 3)
    .map((sentence) => beat(role, weigh(most / 4, most / 2, most, most), textsOf(sentence)));
}

function has({ reading }: Voice, role: Role): boolean {
  return reading.sentences.some((sentence) => sentence.role === role);
}

const manner: Record<Goal, (voice: Voice) => Beat[]> = {
  investors: (voice) => [
    beat('market', weigh(0, 1, 4, 6), [
      `${voice.say('Nous estimons', 'J’estime')} ce marché à [taille du marché à compléter].`,
    ]),
    ...(has(voice, 'model')
      ? []
      : [
          beat('model', weigh(0, 1, 3.5, 5), [
            `${voice.say('Notre', 'Mon')} modèle : [prix ou mode de revenu à compléter].`,
          ]),
        ]),
    ...why(voice, weigh(0, 1, 2, 4), weigh(0, 0, 1, 3)),
    beat('early', weigh(0, 0, 0.2, 1.5), early(voice)),
    beat('reach', weigh(0, 0, 2, 4), reach(voice)),
    ...(has(voice, 'ask')
      ? []
      : [
          beat('funds', weigh(0, 0, 0.5, 2.5), [
            'À quoi servirait l’argent : [emploi des fonds à compléter].',
          ]),
        ]),
    ...(has(voice, 'team')
      ? []
      : [
          beat('team', weigh(0, 0, 0.5, 2), [
            `Qui porte ${voice.ours} ? [équipe et expérience à compléter].`,
          ]),
        ]),
    beat('edge', weigh(0, 0, 1, 3), [
      'Ce qui serait long à copier : [savoir-faire, contrat ou réseau à compléter].',
    ]),
    ...(has(voice, 'stage')
      ? []
      : [
          beat('plan', weigh(0, 0, 1, 3), [plan(voice), 'La suite : [prochaine étape et date à compléter].']),
        ]),
  ],
  incubator: (voice) => [
    ...(has(voice, 'stage')
      ? []
      : [
          beat('stage', has(voice, 'proof') ? weigh(0, 0, 1, 2) : weigh(0, 2, 5, 6), [
            `Où en ${voice.say('sommes-nous', 'suis-je')} ? [stade du projet à compléter].`,
          ]),
        ]),
    beat(
      'test',
      weigh(0, 4, 7, 8),
      voice.vary('test', [
        `Il ${voice.say('nous', 'me')} reste à vérifier ${voice.sector.test}.`,
        `Ce qu’il faut tester maintenant : ${voice.sector.test}.`,
      ]),
    ),
    beat(
      'programme',
      weigh(0, 1, 4, 6),
      voice.vary('programme', [
        'C’est là qu’un programme compte : un regard extérieur et un terrain pour essayer.',
        'Un programme y aiderait : un regard extérieur, et un terrain pour essayer.',
      ]),
    ),
    beat('reach', weigh(0, 0, 0, 2), reach(voice)),
    ...(has(voice, 'team')
      ? []
      : [
          beat('team', weigh(0, 1, 3.5, 5), [
            `Qui porte ${voice.ours} ? [équipe et expérience à compléter].`,
          ]),
        ]),
    ...why(voice, weigh(0, 1, 2, 4), weigh(0, 0, 0, 2)),
  ],
  users: (voice) => [
    ...voice
      .vary('tries', voice.sector.tries)
      .map((text, at) => beat('steps', weigh(0, 1, 3 - at, 5 - at), [text])),
    ...(has(voice, 'model')
      ? []
      : [beat('model', weigh(0, 0, 2, 4), ['Ce que cela coûte : [prix ou gratuité à compléter].'])]),
    beat('start', weigh(0, 0, 1, 3.5), ['Pour essayer sans frais : [premier pas gratuit à compléter].']),
    beat('where', weigh(0, 0, 0.2, 2), [
      `Où ${voice.say('nous', 'me')} trouver : [lieu ou adresse à compléter].`,
    ]),
    beat('wish', weigh(0, 0, 0.1, 1), [
      `Dites-${voice.say('nous', 'moi')} ce qui vous manque : tout part de là.`,
    ]),
    beat('doubt', weigh(0, 0, 0.3, 1.5), ['Un doute ? C’est le moment de le dire.']),
    ...why(voice, weigh(0, 0, 0.5, 2.5), weigh(0, 0, 0, 1)),
  ],
  team: (voice) => [
    ...why(voice, weigh(0, 2, 4, 6), weigh(0, 0, 2, 4)),
    beat('newcomer', weigh(0, 4, 6, 7), [
      ...voice
        .vary('newcomer', [
          'À ce stade, chaque personne qui arrive compte : ce qu’elle fait se voit.',
          'Une équipe change avec chaque personne qui la rejoint.',
        ])
        .slice(0, 1),
    ]),
    ...(has(voice, 'ask')
      ? []
      : [beat('role', weigh(0, 2, 4, 6), ['Le rôle à prendre : [poste à compléter].'])]),
    beat('mission', weigh(0, 0, 1, 2.5), ['La première mission : [tâche concrète à compléter].']),
    beat('questions', weigh(0, 0, 1, 3), [
      `Posez-${voice.say('nous', 'moi')} les questions que l’on n’ose pas poser : qui décide, qui paie, qui fait quoi.`,
    ]),
    beat('invitation', weigh(0, 0, 0.5, 2.5), [
      'Inutile de cocher toutes les cases : dites ce que vous savez faire et ce que vous voulez apprendre.',
    ]),
  ],
};

function why({ sector, vary }: Voice, first: Beat['weight'], second: Beat['weight']): Beat[] {
  const [one, other] = vary('why', sector.why);
  return [beat('why', first, [one], true), beat('why', second, [other])];
}

/** What the list of places says of the market: how many countries, one currency or several. */
function reach({ reading, category }: Voice): string[] {
  const codes = [...new Set(reading.brief.distributedIn.map((code) => (isFrenchRegion(code) ? 'FR' : code)))];
  const count = numerals[codes.length];
  if (count === undefined || codes.some(isContinent)) return [];
  const currencies = new Set(codes.map(currencyOf));
  if (codes.every(inSingleMarket) && currencies.size === 1)
    return [`${count} pays, un seul marché, une seule monnaie : le même ${category} peut y circuler.`];
  return [
    `${count} pays, ${currencies.size === 1 ? 'une seule monnaie' : 'plusieurs monnaies'} : l’ordre d’entrée compte.`,
  ];
}

const numerals: Record<number, string> = {
  2: 'Deux',
  3: 'Trois',
  4: 'Quatre',
  5: 'Cinq',
  6: 'Six',
  7: 'Sept',
  8: 'Huit',
  9: 'Neuf',
  10: 'Dix',
};

/** What comes next, when the brief does not say. */
function plan(voice: Voice): string | undefined {
  return has(voice, 'proof') ? undefined : `La prochaine mesure qui compte : ${voice.sector.test}.`;
}

/** A concept that has proved nothing yet had better say so. */
function early(voice: Voice): string[] {
  const { category } = voice.reading.brief;
  if ((category !== 'concept' && category !== 'project') || has(voice, 'proof') || has(voice, 'stage'))
    return [];
  return [`C’est encore un ${voice.category} : mieux vaut le dire, et montrer vite quelque chose.`];
}
