import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';

import { Button } from '#app/components/ui/button';
import type { Locale } from '#app/i18n/locales';
import typography from '#app/components/ui/typography.module.css';
import type { Question } from '../pitch';
import { type PitchSnapshot, shownVersion } from '../snapshot';
import { AnswerForm } from './answer-form';
import { questionsId } from './questions-id';
import { questionOf, type Refining } from './use-refining';
import styles from './questions.module.css';

/**
 * What only the founder knows, one question at a time, the best first: each answer makes a version that says it. What
 * is typed stays while the questions change.
 */
export function Questions({ snapshot, refining }: { snapshot: PitchSnapshot; refining: Refining }) {
  const titleId = useId();
  const [drafts, setDrafts] = useState(() => draftsOf(refining));
  const [chosen, setChosen] = useState(() => questionOf(refining.problem?.asked));
  const { score, lang } = shownVersion(snapshot);
  // No checks: a pitch of before there were any, which was asked nothing.
  if (!score || score.checks.length === 0) return null;
  const { questions } = score;
  const question = questions.find(({ id }) => id === chosen) ?? questions[0];
  return (
    <section id={questionsId} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>What would lift this pitch</Trans>
      </h2>
      <p className={typography.note}>
        {question ? (
          <Trans>Only you know. Each answer makes a new version that uses it.</Trans>
        ) : (
          <Trans>No question is left: your words answer them all.</Trans>
        )}
      </p>
      {question && questions.length > 1 && <Place questions={questions} question={question} />}
      {question && (
        <AnswerForm
          key={question.id}
          question={question}
          lang={lang}
          answer={drafts[question.id] ?? ''}
          onType={(answer) => setDrafts((before) => ({ ...before, [question.id]: answer }))}
          refining={refining}
        />
      )}
      {question && questions.length > 1 && (
        <OtherQuestions questions={questions} question={question} lang={lang} onChoose={setChosen} />
      )}
    </section>
  );
}

type PlaceProps = { questions: Question[]; question: Question };

function Place({ questions, question }: PlaceProps) {
  const number = questions.indexOf(question) + 1;
  const count = questions.length;
  return (
    <p className={typography.note}>
      <Trans>
        Question {number} of {count}
      </Trans>
    </p>
  );
}

type OtherQuestionsProps = PlaceProps & {
  lang: Locale;
  onChoose: (id: string) => void;
};

/** The way to the question after this one and to the one before, round and round; the one come to is read out. */
function OtherQuestions({ questions, question, lang, onChoose }: OtherQuestionsProps) {
  const [moved, setMoved] = useState(false);
  const at = questions.indexOf(question);
  const move = (to: number) => {
    const next = questions.at(to % questions.length);
    if (next) onChoose(next.id);
    setMoved(true);
  };
  return (
    <div className={styles.others}>
      <Button variant="quiet" size="small" onClick={() => move(at - 1)}>
        <Trans>Previous question</Trans>
      </Button>
      <Button variant="quiet" size="small" onClick={() => move(at + 1)}>
        <Trans>Another question</Trans>
      </Button>
      <span role="status" className={typography.hidden} lang={lang}>
        {moved && question.text}
      </span>
    </div>
  );
}

/** An answer whose version was not written is there again after a reload. */
function draftsOf({ problem }: Refining): Partial<Record<string, string>> {
  return problem?.asked.kind === 'answer' ? { [problem.asked.question]: problem.asked.answer } : {};
}
