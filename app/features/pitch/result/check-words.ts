import { useLingui } from '@lingui/react/macro';

import type { CheckNumber } from '../pitch';

type CheckWords = { name: string; looksFor: string };

/** The fourteen checks of a good pitch as a founder would put them. */
export function useCheckWords(): Record<CheckNumber, CheckWords> {
  const { t } = useLingui();
  return {
    1: {
      name: t`The right length`,
      looksFor: t`Each version takes the time it announces, so that nobody has to cut you off.`,
    },
    2: {
      name: t`One language throughout`,
      looksFor: t`Everything is in the same language, spelt and punctuated as it should be.`,
    },
    3: {
      name: t`Clear at once`,
      looksFor: t`After two sentences your listener knows what it is and whom it is for.`,
    },
    4: {
      name: t`A beginning that catches`,
      looksFor: t`It opens with a situation, a figure or a question, not with your name and your company’s.`,
    },
    5: {
      name: t`One precise problem`,
      looksFor: t`It names one problem, of people your listener can picture.`,
    },
    6: {
      name: t`The result before the technique`,
      looksFor: t`It says what changes for those who use it, and at most one thing about how it works.`,
    },
    7: {
      name: t`What makes it different`,
      looksFor: t`It says outright what is better than what people do today.`,
    },
    8: {
      name: t`A proof`,
      looksFor: t`At least one fact backs it up, or brackets show where yours should stand.`,
    },
    9: {
      name: t`Nothing invented`,
      looksFor: t`Every figure, name and place comes from what you wrote.`,
    },
    10: {
      name: t`One request, at the end`,
      looksFor: t`It ends by asking for one thing, which the person in front of you can grant.`,
    },
    11: {
      name: t`Plain words`,
      looksFor: t`No jargon and no boasting, except in the values you declared yourself.`,
    },
    12: {
      name: t`Easy to say`,
      looksFor: t`Every sentence fits in one breath, and everything can be said aloud.`,
    },
    13: {
      name: t`Easy to repeat`,
      looksFor: t`Whoever heard it once can say what it is, for whom, and what it is good for.`,
    },
    14: {
      name: t`True to your brief`,
      looksFor: t`Your audience, your places and your values are heard, and the request suits your goal.`,
    },
  };
}
