import type { Goal } from '../../../pitch';

/** Who listens, what that listener must hear, and the one thing to ask for (the rubric's “By goal”). */
export const listeners: Record<Goal, { who: string; hears: string; ask: string }> = {
  investors: {
    who: 'an investor who may put money in',
    hears: 'how large the problem is, what is sold already, what others cannot copy, how money is made',
    ask: 'a second meeting, or the amount sought when the material gives it',
  },
  incubator: {
    who: 'the jury of an incubator',
    hears: 'how far the project is, what is to be tested next, what the programme would bring, why this team',
    ask: 'a place in the programme, or a meeting to show what is to be tested',
  },
  users: {
    who: 'a future user, spoken to as “you”, politely and without slang',
    hears:
      'a moment of their own day, what becomes easier, why it can be believed; never the size of a market',
    ask: 'a first small step that costs nothing, or a blank for it',
  },
  team: {
    who: 'a person who may join the team',
    hears: 'what the work is for, why now, what each newcomer changes',
    ask: 'one concrete next action, such as an hour of talk',
  },
};
