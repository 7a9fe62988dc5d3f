import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import typography from '#app/components/ui/typography.module.css';

import { countWords, speakingSeconds } from '../engine/words';
import { durations, durationsOf, plainText, type QuestionId, questionIds, spokenIn } from '../pitch';
import type { PitchVersion } from '../snapshot';
import { questionsId } from './questions-id';

/** For how long the brief speaks and what would fill more, where the longest duration is not filled; for its maker. */
export function RoomLeft({ version: { pitch, lang, score } }: { version: PitchVersion }) {
  const gains = useGains();
  const longest = pitch && durationsOf(pitch).at(-1);
  if (!pitch || longest === undefined || longest === durations.at(-1)) return null;
  const seconds = speakingSeconds(countWords(plainText(spokenIn(pitch, longest))), lang);
  const id = score?.questions[0]?.id;
  const asked = questionIds.find((known) => known === id);
  return (
    <p className={typography.note}>
      <Trans>Your words speak for {seconds} seconds.</Trans>{' '}
      {asked && (
        <>
          {gains[asked]}{' '}
          <Link to="." hash={questionsId}>
            <Trans>Answer the question</Trans>
          </Link>
        </>
      )}
    </p>
  );
}

/** What the answer to a question would do for the pitch. */
function useGains(): Record<QuestionId, string> {
  const { t } = useLingui();
  return {
    moment: t`One real moment would open it.`,
    instead: t`What people do today would show the difference.`,
    change: t`What changes for one person would carry it further.`,
    proof: t`One thing that happened would prove it.`,
    ask: t`What exactly you want would give it its end.`,
  };
}
