import type { Beat } from '../../compose/beat';
import { offeredHooks, proofsToOpenWith } from '../../compose/told';
import { countWords } from '../../words';
import type { Voice } from '../voice';
import { situationHooks } from './situation';

/** Ways to begin any pitch: a proof, what the goal wants to know, and those it is for, as the brief tells of them. */
export function offered(voice: Voice, standsAlone: (text: string) => boolean): Beat {
  const { reading, vary } = voice;
  const [situation, ...situations] = situationHooks(voice).map(({ text }) => text);
  const them = [...(situation === undefined ? [] : [situation]), ...aboutThem(voice), ...situations];
  if (goesOnAboutThem(voice)) return offeredHooks([], them);
  const [asked = '', ...others] = vary('ways in', byGoal(voice));
  return offeredHooks(proofsToOpenWith(reading, standsAlone), [asked, ...them, ...others]);
}

/** True when what follows says “them” of those that the opening must name. */
function goesOnAboutThem({ reading, unplaced }: Voice): boolean {
  const { sure, plural, broad } = reading.audience;
  const owned = reading.sentences.some(({ role }) => role === 'problem');
  return unplaced && !owned && sure && plural && !broad && reading.brief.goal !== 'users';
}

function byGoal({ reading, say }: Voice): string[] {
  const { goal, category } = reading.brief;
  switch (goal) {
    case 'investors':
      return [
        'Judge an idea by one question: who would miss it?',
        category === 'project'
          ? 'Who goes without this today, and since when?'
          : 'Who needs this, and who would pay to have it?',
      ];
    case 'incubator':
      return [
        `What could prove ${say('us', 'me')} wrong?`,
        'An idea is worth what the first people to try it make of it.',
      ];
    case 'team':
      return ['What would you like your time to be good for?', 'Why start now, and why not alone?'];
    case 'users':
      return [
        'How long have you been making do with what you have?',
        'If you could change just one habit, which one would it be?',
      ];
  }
}

function aboutThem({ reading, shortAudience }: Voice): string[] {
  const { sure, plural, broad } = reading.audience;
  if (!sure || !plural || broad || countWords(shortAudience) > 7) return [];
  if (reading.brief.goal === 'users') return [`What should change first for ${shortAudience}?`];
  return [`Put yourself in the place of ${shortAudience} for a moment.`];
}
