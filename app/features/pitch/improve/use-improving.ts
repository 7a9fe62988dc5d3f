import { useRef, useState, type RefObject } from 'react';

import type { Passage, Refinement } from '../pitch';
import { type PitchSnapshot, shownVersion } from '../snapshot';
import { keepText } from '../ui/kept-text';
import { type Part, partOnScreen, passagesIn } from '../ui/part';
import type { Outcome } from './outcome';
import { answerKey } from './use-answer-draft';
import { type Editing, useEditing } from './use-editing';
import { useOutcome } from './use-outcome';
import { questionOf, type Refining, useRefining } from './use-refining';
import { type ActiveVersion, useActiveVersion } from './use-active-version';

/** What the maker's tools share with the text of the pitch: which part is on screen, what is asked, what became of it. */
export type Improving = {
  refining: Refining;
  activeVersion: ActiveVersion;
  outcome: Outcome | undefined;
  editing: Editing;
  /** The question that was chosen to be answered; another may be asked when it is answered. */
  question: string | undefined;
  ask: (question: string) => void;
  /** The part on screen. */
  part: Part;
  open: (part: Part) => void;
  /** What the part on screen said before the last act, until its marks have faded. */
  before: Passage[] | undefined;
  onFaded: () => void;
  /** The line that says how it stands: whoever loses the control they pressed goes there. */
  status: RefObject<HTMLParagraphElement | null>;
};

/** The state of the maker's tools; for a pitch that is ready. */
export function useImproving(snapshot: PitchSnapshot): Improving {
  const { pitch, lang } = shownVersion(snapshot);
  const status = useRef<HTMLParagraphElement>(null);
  const [chosen, open] = useState<Part>();
  const editing = useEditing(snapshot.id, open);
  const onTaken = (asked: Refinement) => {
    // The question leaves with its version.
    if (asked.kind === 'answer') {
      keepText(answerKey(snapshot.id, asked.question), undefined);
      status.current?.focus();
    }
    if (asked.kind === 'edit') editing.end();
  };
  const refining = useRefining(snapshot, onTaken);
  const [question, ask] = useState(() => questionOf(refining.problem?.asked));
  const activeVersion = useActiveVersion(snapshot.id);
  const outcome = useOutcome(snapshot);
  const [faded, setFaded] = useState<{ outcome?: Outcome; parts: Part[] }>({ parts: [] });

  const part = pitch ? partOnScreen(pitch, chosen) : 30;
  const old = outcome?.kind === 'unchanged' ? undefined : outcome?.before;
  const isFaded = faded.outcome === outcome && faded.parts.includes(part);
  const before = old?.pitch && old.lang === lang && !isFaded ? passagesIn(old.pitch, part) : undefined;
  const onFaded = () =>
    setFaded((known) => ({ outcome, parts: known.outcome === outcome ? [...known.parts, part] : [part] }));
  return { refining, activeVersion, outcome, editing, question, ask, part, open, before, onFaded, status };
}
