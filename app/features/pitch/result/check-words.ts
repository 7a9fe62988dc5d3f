import { useLingui } from '@lingui/react/macro';

import type { CheckNumber } from '../pitch';

/** What is said of a check: when it is met, when it is not yet and what is to be done, and when the reader judges. */
type CheckWords = { good: string; weak: string; advice: string; yours: string };

/** The ten checks of a good pitch as a founder would put them. */
export function useCheckWords(): Record<CheckNumber, CheckWords> {
  const { t } = useLingui();
  return {
    1: {
      good: t`It says at once what it is and for whom.`,
      weak: t`It takes too long to say what it is and for whom.`,
      advice: t`Name the thing and the people it is for within two sentences.`,
      yours: t`After two sentences, could your listener say what it is and for whom?`,
    },
    2: {
      good: t`It opens on your offer and on nothing else.`,
      weak: t`Its first sentence would fit another offer.`,
      advice: t`Begin with a moment or a fact that only you can tell.`,
      yours: t`Could somebody else begin with the same sentence?`,
    },
    3: {
      good: t`It names one problem, of people one can picture.`,
      weak: t`It does not name one problem of one audience.`,
      advice: t`Say who has the problem, and what goes wrong for them today.`,
      yours: t`Can your listener picture who has the problem?`,
    },
    4: {
      good: t`It says what changes before it says how it works.`,
      weak: t`It says how it works before it says what changes.`,
      advice: t`Put what people gain first, and keep one thing about the technique.`,
      yours: t`Does your listener learn what changes before how it works?`,
    },
    5: {
      good: t`It says what is better than what people do today.`,
      weak: t`It does not say what is better than what people do today.`,
      advice: t`Name what they use now, and the one thing you do better.`,
      yours: t`Would your listener know why not to stay with what there is?`,
    },
    6: {
      good: t`A fact backs it up.`,
      weak: t`No fact backs it up.`,
      advice: t`Tell one thing that happened: a customer, a figure, a date.`,
      yours: t`Is there one fact in it that your listener could check?`,
    },
    7: {
      good: t`Every figure, name and place comes from what you wrote.`,
      weak: t`It holds something that you did not write.`,
      advice: t`Do not say this line unless it is true.`,
      yours: t`Is every figure, name and place in it yours?`,
    },
    8: {
      good: t`It ends on one ask, which only this offer could make.`,
      weak: t`It does not end on one ask of its own.`,
      advice: t`Ask for one thing that the person in front of you can grant.`,
      yours: t`Could the person in front of you say yes at once?`,
    },
    9: {
      good: t`Every sentence can be said in one breath.`,
      weak: t`Part of it is hard to say aloud.`,
      advice: t`Say it in two shorter sentences.`,
      yours: t`Say it aloud once: where do you run out of breath?`,
    },
    10: {
      good: t`The longest version holds every fact of your description.`,
      weak: t`The longest version leaves out a fact of your description.`,
      advice: t`Say this fact too, where it serves your listener.`,
      yours: t`Is a fact of your description missing from the longest version?`,
    },
  };
}
