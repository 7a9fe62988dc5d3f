import { beat, weigh, type Beat } from '../../compose/beat';
import { fold } from '../../words';
import type { Voice } from '../voice';
import { calledAgain } from '../them';
import { has, isNamed, reach, why } from './common';

/** Size, model, edge, and what the money is for. */
export function investors(voice: Voice): Beat[] {
  return [
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
    beat('now', voice.unplaced ? weigh(0, 1, 3, 5) : weigh(0, 0, 0.5, 1), [
      'Pourquoi maintenant ? [ce qui vient de changer, à compléter].',
    ]),
    ...(voice.unplaced
      ? [
          beat('answers', weigh(0, 0, 0.4, 1.8), [
            'Trois questions décideront de la suite : qui essaie, qui revient, qui paie ?',
          ]),
          beat('typical', isNamed(voice.reading) ? weigh(0, 0, 0, 0) : weigh(0, 1, 3, 5), [
            `${voice.say('Notre', 'Mon')} premier client type : [portrait en quelques mots, à compléter].`,
          ]),
        ]
      : []),
    ...(voice.unplaced
      ? [
          beat('pace', weigh(0, 0, 0.2, 1.2), [
            `${voice.say('Nous avançons', 'J’avance')} par essais courts, et chacun doit ${voice.say('nous', 'm’')} apprendre quelque chose.`.replace(
              'm’ ',
              'm’',
            ),
          ]),
        ]
      : []),
    beat('early', weigh(0, 0, 0.2, 1.5), early(voice)),
    beat('reach', weigh(0, 0, 2, 4), reach(voice)),
    ...(has(voice, 'ask')
      ? []
      : [
          beat('funds', weigh(0, 0, 0.5, 2.5), [
            'L’argent servirait à ceci : [emploi des fonds à compléter].',
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
          beat('plan', has(voice, 'ask') ? weigh(0, 0, 0, 0) : weigh(0, 0, 1, 3), [
            plan(voice),
            'La suite : [prochaine étape et date à compléter].',
          ]),
        ]),
  ];
}

/** Stage, what is to be tested, and what a programme brings. */
export function incubator(voice: Voice): Beat[] {
  return [
    ...(has(voice, 'stage')
      ? []
      : [
          beat(
            'stage',
            started(voice) ? weigh(0, 0, 0, 0) : has(voice, 'proof') ? weigh(0, 0, 1, 2) : weigh(0, 2, 5, 6),
            [`Où en ${voice.say('sommes-nous', 'suis-je')} ? [stade du projet à compléter].`],
          ),
        ]),
    beat('test', weigh(0, 4, 7, 8), test(voice)),
    beat(
      'programme',
      weigh(0, 1, 4, 6),
      voice.vary('programme', [
        'C’est là qu’un programme compte : un regard extérieur et un terrain pour essayer.',
        `D’un programme, ${voice.say('nous attendons', 'j’attends')} des questions difficiles, posées tôt.`,
        `Il ${voice.say('nous', 'me')} faut un regard extérieur, et des portes qui s’ouvrent.`,
      ]),
    ),
    ...meeting(voice),
    beat('reach', weigh(0, 0, 0, 2), reach(voice)),
    ...(has(voice, 'team')
      ? []
      : [
          beat('team', weigh(0, 1, 3.5, 5), [
            `Qui porte ${voice.ours} ? [équipe et expérience à compléter].`,
          ]),
        ]),
    ...why(voice, weigh(0, 1, 2, 4), weigh(0, 0, 0, 2)),
  ];
}

/** What must be shown next: for the first time, or again where a first result is there. */
function test(voice: Voice): string[] {
  const { say, sector, vary } = voice;
  if (has(voice, 'proof'))
    return vary('test', [
      'Ce premier résultat doit maintenant se répéter, ailleurs et avec d’autres.',
      `Il ${say('nous', 'me')} reste à montrer que cela marche aussi ailleurs, avec d’autres.`,
    ]);
  return vary('test', [
    `Il ${say('nous', 'me')} reste à vérifier ${sector.test}.`,
    `Ce qu’il faut tester maintenant : ${sector.test}.`,
  ]);
}

/** Those it is for, met before anything is settled. */
function meeting({ reading, say }: Voice): Beat[] {
  return isNamed(reading)
    ? [
        beat('meeting', weigh(0, 0, 1, 2.5), [
          `${say('Nous voulons', 'Je veux')} écouter ${calledAgain(reading)} avant de décider du reste.`,
        ]),
      ]
    : [];
}

/** A trial that has begun is a stage already. */
function started({ reading }: Voice): boolean {
  return reading.sentences.some(({ text }) =>
    /\b(?:commence|ouvert|lance|demarre|depuis|mesure)\b/u.test(fold(text)),
  );
}

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
