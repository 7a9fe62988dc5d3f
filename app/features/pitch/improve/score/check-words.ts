import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { CheckNumber } from '../../pitch';

/** What is said of a check: when it is met, when it is not yet and what is to be done, and when the reader judges. */
type CheckWords = Record<'good' | 'weak' | 'advice' | 'unknown', MessageDescriptor>;

/** The ten checks of a good pitch as a founder would put them. */
export const checkWords: Record<CheckNumber, CheckWords> = {
  1: {
    good: msg`It says at once what it is and who it is for.`,
    weak: msg`It takes too long to say what it is and who it is for.`,
    advice: msg`Name the thing and the people it is for within two sentences.`,
    unknown: msg`After two sentences, could your listener say what it is and who it is for?`,
  },
  2: {
    good: msg`It opens on your own facts, without a preamble.`,
    weak: msg`Its first sentence would fit another offer.`,
    advice: msg`Begin with a moment or a fact that only you can tell.`,
    unknown: msg`Could somebody else begin with the same sentence?`,
  },
  3: {
    good: msg`It names one problem, of people you can picture.`,
    weak: msg`It does not name one problem of one audience.`,
    advice: msg`Say who has the problem, and what goes wrong for them today.`,
    unknown: msg`Can your listener picture who has the problem?`,
  },
  4: {
    good: msg`It says what changes before it says how it works.`,
    weak: msg`It says how it works before it says what changes.`,
    advice: msg`Put what people gain first, and keep one thing about how it works.`,
    unknown: msg`Does your listener learn what changes before how it works?`,
  },
  5: {
    good: msg`It says what is better than what people do today.`,
    weak: msg`It does not say what is better than what people do today.`,
    advice: msg`Name what they use now, and the one thing you do better.`,
    unknown: msg`Would your listener know why not to stick with what they have?`,
  },
  6: {
    good: msg`A fact backs it up.`,
    weak: msg`No fact backs it up.`,
    advice: msg`Tell one thing that happened: a customer, a figure, a date.`,
    unknown: msg`Is there one fact in it that your listener could check?`,
  },
  7: {
    good: msg`Every figure, name and place comes from what you wrote.`,
    weak: msg`It contains something that you did not write.`,
    advice: msg`Do not say this line unless it is true.`,
    unknown: msg`Is every figure, name and place in it yours?`,
  },
  8: {
    good: msg`It ends on one ask, which only this offer could make.`,
    weak: msg`It does not end on one ask of its own.`,
    advice: msg`Ask for one thing that the person in front of you can grant.`,
    unknown: msg`Could the person in front of you say yes at once?`,
  },
  9: {
    good: msg`Every sentence can be said in one breath.`,
    weak: msg`Part of it is hard to say aloud.`,
    advice: msg`Say it in two shorter sentences.`,
    unknown: msg`Say it aloud once: where do you run out of breath?`,
  },
  10: {
    good: msg`The longest version contains every fact in your description.`,
    weak: msg`The longest version does not contain every fact in your description.`,
    advice: msg`Say this too, where it serves your listener.`,
    unknown: msg`Is a fact in your description missing from the longest version?`,
  },
};
