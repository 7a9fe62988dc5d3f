import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import typography from '#app/components/ui/styles/typography.module.css';

import { countWords } from '../../engine/words';
import { speakingSeconds } from '../../speaking-seconds';
import { durations } from '../../pitch-constants';
import { durationsOf, plainText, spokenIn } from '../../pitch';
import type { PitchVersion } from '../../snapshot';
import { useQuestionGains } from './question-gains';
import { questionsId } from './questions-id';

/** For how long the brief speaks and what would fill more, where the longest duration is not filled; for its maker. */
export function SpeakingTimeNote({ version: { pitch, lang, score } }: { version: PitchVersion }) {
  const gainOf = useQuestionGains();
  const longest = pitch && durationsOf(pitch).at(-1);
  if (!pitch || longest === undefined || longest === durations.at(-1)) return null;
  const seconds = speakingSeconds(countWords(plainText(spokenIn(pitch, longest))), lang);
  const question = score?.questions[0];
  return (
    <p className={typography.note}>
      <Trans>Your longest version takes {seconds} seconds to say.</Trans>{' '}
      {question && (
        <>
          {gainOf(question)}{' '}
          <Link to="." hash={questionsId}>
            <Trans>Answer the question</Trans>
          </Link>
        </>
      )}
    </p>
  );
}
