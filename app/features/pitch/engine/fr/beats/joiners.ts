import { beat, weigh, type Beat } from '../../compose/beat';
import type { Voice } from '../voice';
import { calledAgain } from '../them';
import { has, isNamed, why } from './common';

/** How to try it, what it costs, when it serves. */
export function users(voice: Voice): Beat[] {
  return [
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
    beat('moment', weigh(0, 0, 0.5, 2), ['Le moment où cela vous servira : [moment précis à compléter].']),
    beat('trust', weigh(0, 0, 0.3, 1.5), [
      ...voice
        .vary('trust', [
          'Prenez le temps de comparer : une bonne décision n’est pas pressée.',
          `Vous pouvez hésiter : ${voice.say('nous répondrons', 'je répondrai')} franchement, même pour vous dire non.`,
          `Et si cela ne vous convient pas, ${voice.say('nous préférons', 'je préfère')} le savoir tôt.`,
        ])
        .slice(0, 1),
    ]),
    ...why(voice, weigh(0, 0, 0.5, 2.5), weigh(0, 0, 0, 1)),
  ];
}

/** Why it matters, what a newcomer changes, the role. */
export function team(voice: Voice): Beat[] {
  return [
    ...why(voice, weigh(0, 2, 4, 6), weigh(0, 0, 2, 4)),
    beat('newcomer', weigh(0, 4, 6, 7), newcomer(voice).slice(0, 1)),
    ...(has(voice, 'ask')
      ? []
      : [beat('role', weigh(0, 2, 4, 6), ['Le rôle à prendre : [poste à compléter].'])]),
    beat('mission', weigh(0, 0, 1, 2.5), ['La première mission : [tâche concrète à compléter].']),
    beat('questions', weigh(0, 0, 1, 3), [
      ...voice
        .vary('questions', [
          `Posez-${voice.say('nous', 'moi')} les questions que l’on n’ose pas poser : qui décide, qui paie, qui fait quoi.`,
          'Qui décide, qui paie, qui fait quoi : vous aurez une réponse à ces trois questions.',
          `Vous pourrez tout demander : ce qui marche, ce qui ne marche pas, et ce qui ${voice.say('nous', 'me')} manque.`,
        ])
        .slice(0, 1),
    ]),
    beat('invitation', weigh(0, 0, 0.5, 2.5), [
      ...voice
        .vary('invitation', [
          'Inutile de cocher toutes les cases : dites ce que vous savez faire et ce que vous voulez apprendre.',
          'Ce que vous savez faire compte plus que votre titre.',
          'Il reste des choix à faire : vous y aurez votre mot à dire.',
        ])
        .slice(0, 1),
    ]),
  ];
}

function newcomer({ reading, vary, say }: Voice): string[] {
  return vary('newcomer', [
    'À ce stade, chaque personne qui arrive compte : ce qu’elle fait se voit.',
    'Une équipe change avec chaque personne qui la rejoint.',
    ...(isNamed(reading)
      ? [
          `Qui ${say('nous', 'me')} rejoint travaille pour ${calledAgain(reading)}, et le voit tous les jours.`,
        ]
      : []),
  ]);
}
