import { useState } from 'react';

import { saveTextDraft, useTextDraft } from '../../ui/text-draft';
import type { Refining } from '../use-refining';

/**
 * What was typed in answer to a question and not sent yet: it stays while the questions change, and through a reload. An
 * answer whose version was not written is there again, where nothing newer was typed.
 */
export function useAnswerDraft(id: string, question: string, { problem }: Refining) {
  const [drafts, setDrafts] = useState<Partial<Record<string, string>>>({});
  const [failed] = useState(problem?.refinement.kind === 'answer' ? problem.refinement : undefined);
  const key = answerKey(id, question);
  const stored = useTextDraft(key);
  const type = (answer: string) => {
    setDrafts((known) => ({ ...known, [question]: answer }));
    saveTextDraft(key, answer || undefined);
  };
  const sent = failed?.question === question ? failed.answer : '';
  return { answer: drafts[question] ?? stored ?? sent, type };
}

/** Under which an answer is kept until it is sent. */
export function answerKey(id: string, question: string): string {
  return `answer:${id}:${question}`;
}
