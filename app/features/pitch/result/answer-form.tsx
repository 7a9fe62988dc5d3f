import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';

import { Button } from '#app/components/ui/button';
import { Field } from '#app/components/ui/field';
import { TextInput } from '#app/components/ui/text-input';
import type { Locale } from '#app/i18n/locales';
import { fitsIn, isCleanText } from '#app/lib/text';
import { LettersLeft } from '../form/letters-left';
import { answerLimit, type BriefFault, type Question } from '../pitch';
import { useCheckWords } from './check-words';
import { ProblemCallout } from './problem-callout';
import { questionOf, type Refining } from './use-refining';

type AnswerFormProps = {
  question: Question;
  lang: Locale;
  answer: string;
  onType: (answer: string) => void;
  refining: Refining;
};

/** A question of the score card with room for the founder's answer. */
export function AnswerForm({ question, lang, answer, onType, refining }: AnswerFormProps) {
  const { t } = useLingui();
  const lifted = useCheckWords()[question.lifts].name;
  const faultWords = useFaultWords();
  const input = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const fault = faultOf(answer);
  const { problem } = refining;

  const submit = () => {
    setTried(fault !== undefined);
    if (fault) input.current?.focus();
    else refining.ask({ kind: 'answer', question: question.id, answer: answer.trim() });
  };
  return (
    <form
      className="answer-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        optional
        label={<span lang={lang}>{question.text}</span>}
        hint={t`It helps with: ${lifted}`}
        error={tried && fault ? faultWords[fault] : undefined}
        after={(id) => <LettersLeft id={id} text={answer} limit={answerLimit} />}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoComplete="off"
            value={answer}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      {problem && questionOf(problem) === question.id && <ProblemCallout problem={problem} />}
      <Button type="submit" size="small" pending={refining.busy}>
        <Trans>Add this answer</Trans>
      </Button>
    </form>
  );
}

type AnswerFault = Extract<BriefFault, 'answer-required' | 'too-long' | 'unsafe-characters'>;

/** The rules of `refinementSchema`, without the library that states them there. */
function faultOf(answer: string): AnswerFault | undefined {
  const text = answer.trim();
  if (!isCleanText(text)) return 'unsafe-characters';
  if (!fitsIn(text, answerLimit)) return 'too-long';
  return text === '' ? 'answer-required' : undefined;
}

function useFaultWords(): Record<AnswerFault, string> {
  const { t } = useLingui();
  const limit = answerLimit;
  return {
    'answer-required': t`Write your answer first`,
    'too-long': t`Shorten this text to ${limit} characters at most`,
    'unsafe-characters': t`This text holds hidden control characters. Type it again, or paste it as plain text`,
  };
}
