import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';

import { Button } from '#app/components/ui/button';
import type { Locale } from '#app/i18n/locales';
import { isCleanText } from '#app/lib/clean-text';
import { fitsIn } from '#app/lib/text';
import { SentenceField } from '../../ui/sentence-field';
import type { BriefFault } from '../../brief';
import { founderAnswerLimit } from '../../pitch-constants';
import type { Question } from '../../pitch';
import { RefineProblemCallout } from '../refine-problem-callout';
import { questionOf, type Refining } from '../use-refining';
import styles from './answer-form.module.css';

type AnswerFormProps = {
  question: Question;
  lang: Locale;
  answer: string;
  onType: (answer: string) => void;
  refining: Refining;
  /** Its version is not scored yet: one may type, and send then. */
  isWaiting: boolean;
};

/** A question with room for the founder's answer. */
export function AnswerForm({ question, lang, answer, onType, refining, isWaiting }: AnswerFormProps) {
  const faultWords = useFaultWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const [tried, setTried] = useState(false);
  const fault = faultOf(answer);
  const { problem, note } = refining;
  const text = answer.trim();
  const isNote = note?.kind === 'answer' && note.question === question.id && note.answer === text;

  const submit = () => {
    setTried(fault !== undefined);
    if (fault) area.current?.focus();
    else refining.ask({ kind: 'answer', question: question.id, answer: text }, isNote);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SentenceField
        optional
        label={<span lang={lang}>{question.text}</span>}
        hint={question.example && <Example text={question.example} lang={lang} />}
        starter={question.starter}
        error={tried && fault ? faultWords[fault] : undefined}
        value={answer}
        onChange={onType}
        limit={founderAnswerLimit}
        lang={lang}
        ref={area}
      />
      <p role="status" className={styles.note}>
        {isNote && (
          <Trans>
            This reads like a note. With a verb in it, your pitch can say it as it stands. To keep it like
            this, add it once more.
          </Trans>
        )}
      </p>
      {problem && questionOf(problem.refinement) === question.id && (
        <RefineProblemCallout problem={problem} />
      )}
      <Button type="submit" size="small" pending={refining.busy || isWaiting}>
        <Trans>Add this answer</Trans>
      </Button>
    </form>
  );
}

function Example({ text, lang }: { text: string; lang: Locale }) {
  return (
    <>
      <Trans>From another trade:</Trans> <span lang={lang}>{text}</span>
    </>
  );
}

type AnswerFault = Extract<BriefFault, 'answer-required' | 'too-long' | 'unsafe-characters'>;

/** The rules of `refinementSchema`, without the library that states them there. */
function faultOf(answer: string): AnswerFault | undefined {
  const text = answer.trim();
  if (!isCleanText(text)) return 'unsafe-characters';
  if (!fitsIn(text, founderAnswerLimit)) return 'too-long';
  return text === '' ? 'answer-required' : undefined;
}

function useFaultWords(): Record<AnswerFault, string> {
  const { t } = useLingui();
  const limit = founderAnswerLimit;
  return {
    'answer-required': t`Write your answer first`,
    'too-long': t`Shorten this text to ${limit} characters at most`,
    'unsafe-characters': t`This text contains hidden control characters. Type it again, or paste it as plain text`,
  };
}
