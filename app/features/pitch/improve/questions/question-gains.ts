import { useLingui } from '@lingui/react/macro';

import type { Question, QuestionId } from '../../pitch';
import { questionIds } from '../../pitch-constants';

/** What the answer to a question would do for the pitch; undefined for a question of before there were these. */
export function useQuestionGains(): (question: Question) => string | undefined {
  const { t } = useLingui();
  const gains: Record<QuestionId, string> = {
    offer: t`What you offer, in one sentence, would stand at the top.`,
    moment: t`One real moment would give it an opening.`,
    instead: t`What people do today would show the difference.`,
    change: t`What changes for one person would carry it further.`,
    proof: t`One thing that happened would prove it.`,
    ask: t`What exactly you want would give it an ending.`,
  };
  return ({ id }) => {
    const known = questionIds.find((one) => one === id);
    return known && gains[known];
  };
}
