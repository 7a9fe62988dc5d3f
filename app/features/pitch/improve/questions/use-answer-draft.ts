import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

import { keepInTab, readInTab } from '#app/lib/forms/tab-storage';
import type { Refining } from '../use-refining';

/**
 * What was typed in answer to a question and not sent yet: it stays while the questions change, and through a reload. An
 * answer whose version was not written is there again, where nothing newer was typed.
 */
export function useAnswerDraft(id: string, question: string, { problem }: Refining) {
  const [drafts, setDrafts] = useState<Partial<Record<string, string>>>({});
  const [failed] = useState(problem?.refinement.kind === 'answer' ? problem.refinement : undefined);
  const key = answerKey(id, question);
  const stored = useHydrated() ? readInTab(key) : undefined;
  const type = (answer: string) => {
    setDrafts((known) => ({ ...known, [question]: answer }));
    keepInTab(key, answer || undefined);
  };
  const sent = failed?.question === question ? failed.answer : '';
  return { answer: drafts[question] ?? stored ?? sent, type };
}

/** Under which an answer is kept until it is sent. */
export function answerKey(id: string, question: string): string {
  return `typed:answer:${id}:${question}`;
}
