import type { Beat } from '../../compose/beat';
import { offeredHooks, proofsToOpenWith } from '../../compose/told';
import { countWords, fold } from '../../words';
import { situationOf, tactless } from '../general-text';
import { ofAll, to } from '../grammar';
import type { Voice } from '../voice';
import { isNamed } from './common';

/** Ways to begin any pitch: a proof, what the goal wants to know, and those it is for, as the brief tells of them. */
export function offered(voice: Voice, standsAlone: (text: string) => boolean): Beat {
  const { reading, vary } = voice;
  const situation =
    reading.brief.goal !== 'users' && isNamed(reading) ? situationOf(reading.audience.phrase) : undefined;
  const them = [...(situation === undefined ? [] : [situation]), ...vary('them', aboutThem(voice))];
  if (goesOnAboutThem(voice)) return offeredHooks([], them);
  const [asked = '', ...others] = vary('ways in', byGoal(voice));
  return offeredHooks(proofsToOpenWith(reading, standsAlone), [asked, ...them, ...others]);
}

/** True when what follows says « ils » of those that the opening must name. */
function goesOnAboutThem({ reading, unplaced }: Voice): boolean {
  const owned = reading.sentences.some(({ role }) => role === 'problem');
  return unplaced && !owned && isNamed(reading) && reading.brief.goal !== 'users';
}

function byGoal({ reading, say }: Voice): string[] {
  const { goal, category } = reading.brief;
  switch (goal) {
    case 'investors':
      return [
        'Une idée se juge à une seule question : à qui manquerait-elle ?',
        category === 'project'
          ? 'À qui cela manque-t-il aujourd’hui, et depuis quand ?'
          : 'Qui en a besoin, et qui paierait pour l’avoir ?',
      ];
    case 'incubator':
      return [
        `Qu’est-ce qui pourrait ${say('nous', 'me')} donner tort ?`,
        'Une idée vaut ce qu’en font les premiers qui l’essaient.',
      ];
    case 'team':
      return [
        'À quoi aimeriez-vous que serve votre temps ?',
        'Pourquoi s’y mettre maintenant, et pourquoi à plusieurs ?',
      ];
    case 'users':
      return [
        'Depuis combien de temps faites-vous avec ce que vous avez ?',
        'S’il ne fallait changer qu’une seule habitude, laquelle choisiriez-vous ?',
      ];
  }
}

function aboutThem({ reading, shortAudience }: Voice): string[] {
  if (!isNamed(reading) || countWords(shortAudience) > 8) return [];
  if (/^les (?:peaux|cheveux)/u.test(shortAudience))
    return [`Qui connaît vraiment ${shortAudience} ?`, `Pour ${shortAudience}, que faudrait-il changer ?`];
  if (reading.brief.goal === 'users' && tactless.test(fold(reading.audience.phrase)))
    return [`Pour ${shortAudience}, que faudrait-il changer en premier ?`];
  if (reading.brief.goal === 'users')
    return [`${shortAudience}, c’est vous ?`, `Pour ${shortAudience}, que faudrait-il changer en premier ?`];
  return [
    `Mettez-vous un instant à la place ${ofAll(shortAudience)}.`,
    `Demandez ${to(shortAudience)} ce qu’il faudrait changer en premier.`,
    `À quoi ressemble une journée ordinaire pour ${shortAudience} ?`,
  ];
}
