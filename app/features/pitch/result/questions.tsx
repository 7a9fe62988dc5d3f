import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';

import { type PitchSnapshot, shownVersion } from '../story';
import { AnswerForm } from './answer-form';
import { questionOf, type Refining } from './use-refining';

/** What only the founder knows: each answer makes a version that says it. What is typed stays while they change. */
export function Questions({ snapshot, refining }: { snapshot: PitchSnapshot; refining: Refining }) {
  const titleId = useId();
  const [drafts, setDrafts] = useState(() => draftsOf(refining));
  const { score, lang } = shownVersion(snapshot);
  if (!score || score.questions.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="questions">
      <h2 id={titleId}>
        <Trans>What would lift this pitch</Trans>
      </h2>
      <p className="form-note">
        <Trans>Only you know. Each answer makes a new version that uses it.</Trans>
      </p>
      {score.questions.map((question) => (
        <AnswerForm
          key={question.id}
          question={question}
          lang={lang}
          answer={drafts[question.id] ?? ''}
          onType={(answer) => setDrafts((before) => ({ ...before, [question.id]: answer }))}
          refining={refining}
        />
      ))}
    </section>
  );
}

/** An answer whose version was not written is there again after a reload. */
function draftsOf({ problem }: Refining): Partial<Record<string, string>> {
  const question = questionOf(problem);
  return question && problem?.asked.kind === 'answer' ? { [question]: problem.asked.answer } : {};
}
