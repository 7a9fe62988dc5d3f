import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';

import { Button } from '#app/components/ui/button';
import type { Locale } from '#app/i18n/locales';
import typography from '#app/components/ui/styles/typography.module.css';
import type { Question } from '../../pitch';
import { type PitchSnapshot, shownVersion } from '../../snapshot';
import type { MakerTools } from '../use-maker-tools';
import { AnswerForm } from './answer-form';
import { useQuestionGains } from './question-gains';
import { questionsId } from './questions-id';
import { useAnswerDraft } from './use-answer-draft';
import styles from './questions.module.css';

type QuestionsProps = {
  snapshot: PitchSnapshot;
  tools: MakerTools;
  /** These are the questions of the version before. */
  scoring: boolean;
};

/** What only the founder knows, one question at a time, the best first: each answer makes a version that says it. */
export function Questions({ snapshot, tools, scoring }: QuestionsProps) {
  const { refining, question: chosen, ask } = tools;
  const titleId = useId();
  const gainOf = useQuestionGains();
  const { score, lang } = shownVersion(snapshot);
  const question = score?.questions.find(({ id }) => id === chosen) ?? score?.questions[0];
  const { answer, type } = useAnswerDraft(snapshot.id, question?.id ?? '', refining);
  // No checks: a pitch of before there were any, which was asked nothing.
  if (!score || score.checks.length === 0) return null;
  const { questions } = score;
  return (
    <section id={questionsId} aria-labelledby={titleId} className={styles.questions} aria-busy={scoring}>
      <h3 id={titleId}>
        <Trans>What would improve this pitch</Trans>
      </h3>
      {!question && (
        <p className={typography.note}>
          <Trans>No question is left: your words answer them all.</Trans>
        </p>
      )}
      {question && (
        <>
          <p className={typography.note}>
            {questions.length > 1 && <Position questions={questions} question={question} />}
            {gainOf(question) ?? <Trans>Only you know. Each answer makes a new version that uses it.</Trans>}
          </p>
          <AnswerForm
            key={question.id}
            question={question}
            lang={lang}
            answer={answer}
            onType={(typed) => {
              type(typed);
              // It stays while others come with a new version.
              ask(question.id);
            }}
            refining={refining}
            isWaiting={scoring}
          />
        </>
      )}
      {question && questions.length > 1 && (
        <NextQuestion questions={questions} question={question} lang={lang} onChoose={ask} />
      )}
    </section>
  );
}

type PositionProps = { questions: Question[]; question: Question };

function Position({ questions, question }: PositionProps) {
  const number = questions.indexOf(question) + 1;
  const count = questions.length;
  return (
    <>
      <span>
        <Trans>
          Question {number} of {count}
        </Trans>
      </span>
      {' · '}
    </>
  );
}

type NextQuestionProps = PositionProps & {
  lang: Locale;
  onChoose: (id: string) => void;
};

/** The way to the question after this one, round and round; the one come to is read out. */
function NextQuestion({ questions, question, lang, onChoose }: NextQuestionProps) {
  const [moved, setMoved] = useState(false);
  const skip = () => {
    const next = questions[(questions.indexOf(question) + 1) % questions.length];
    if (next) onChoose(next.id);
    setMoved(true);
  };
  return (
    <div className={styles.others}>
      <Button variant="quiet" size="small" onClick={skip}>
        <Trans>Skip to the next question</Trans>
      </Button>
      <span role="status" className={typography.hidden} lang={lang}>
        {moved && question.text}
      </span>
    </div>
  );
}
