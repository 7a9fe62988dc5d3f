import { beat, weigh, type Beat } from '../../compose/beat';
import { goalFacts } from '../../compose/told';
import type { Goal } from '../../../pitch';
import type { Voice } from '../voice';
import { incubator, investors } from './backers';
import { team, users } from './joiners';

/** What each goal wants to hear besides the common core: size, model, stage, team, first step … */
export function goalBeats(voice: Voice): Beat[] {
  return [...goalFacts(voice.reading, 2), ...manner[voice.reading.brief.goal](voice), ...ownStory(voice)];
}

/** What the founder alone can tell, where the engine knows nothing of the trade. */
function ownStory({ unplaced, reading, say }: Voice): Beat[] {
  if (!unplaced || reading.brief.goal === 'users') return [];
  return [
    beat('story', weigh(0, 0, 0.5, 2), ['L’idée vient d’un moment vécu : [anecdote à compléter].']),
    beat('aspiration', weigh(0, 0, 0.3, 1.6), [
      `Dans un an, ${say('nous voulons', 'je veux')} en être là : [objectif à compléter].`,
    ]),
  ];
}

const manner: Record<Goal, (voice: Voice) => Beat[]> = { investors, incubator, users, team };
