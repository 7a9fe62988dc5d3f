import { useRef, useState, type RefObject } from 'react';

import { keepInTab } from '#app/lib/forms/tab-storage';
import type { Passage, Refinement } from '../pitch';
import { type PitchSnapshot, shownVersion } from '../snapshot';
import { type PitchTab, activeTab, passagesIn } from '../ui/pitch-tab';
import type { LastAct } from './versions/last-act';
import { answerKey } from './questions/use-answer-draft';
import { type Editing, useEditing } from './edit/use-editing';
import { useLastAct } from './versions/use-last-act';
import { questionOf, type Refining, useRefining } from './use-refining';
import { type ActiveVersion, useActiveVersion } from './versions/use-active-version';

/** What the maker's tools share with the text of the pitch: which tab is on screen, what is asked, what became of it. */
export type MakerTools = {
  refining: Refining;
  activeVersion: ActiveVersion;
  lastAct: LastAct | undefined;
  editing: Editing;
  /** The question that was chosen to be answered; another may be asked when it is answered. */
  question: string | undefined;
  ask: (question: string) => void;
  tab: PitchTab;
  open: (tab: PitchTab) => void;
  /** What the tab on screen said before the last act, until its marks have faded. */
  before: Passage[] | undefined;
  onFaded: () => void;
  /** The line that says how it stands: whoever loses the control they pressed goes there. */
  status: RefObject<HTMLParagraphElement | null>;
};

/** The state of the maker's tools; for a pitch that is ready. */
export function useMakerTools(snapshot: PitchSnapshot): MakerTools {
  const { pitch, lang } = shownVersion(snapshot);
  const status = useRef<HTMLParagraphElement>(null);
  const [chosen, open] = useState<PitchTab>();
  const editing = useEditing(snapshot.id, open);
  const onAccepted = (refinement: Refinement) => {
    // The question leaves with its version.
    if (refinement.kind === 'answer') {
      keepInTab(answerKey(snapshot.id, refinement.question), undefined);
      // It sticks to the window: where it would stand without is no place to go to.
      status.current?.focus({ preventScroll: true });
    }
    if (refinement.kind === 'edit') editing.end(refinement.duration);
  };
  const refining = useRefining(snapshot, onAccepted);
  const [question, ask] = useState(() => questionOf(refining.problem?.refinement));
  const activeVersion = useActiveVersion(snapshot.id);
  const lastAct = useLastAct(snapshot);
  const [faded, setFaded] = useState<{ lastAct?: LastAct; tabs: PitchTab[] }>({ tabs: [] });

  const tab = pitch ? activeTab(pitch, chosen) : 30;
  const old = lastAct?.kind === 'unchanged' ? undefined : lastAct?.before;
  const isFaded = faded.lastAct === lastAct && faded.tabs.includes(tab);
  const before = old?.pitch && old.lang === lang && !isFaded ? passagesIn(old.pitch, tab) : undefined;
  const onFaded = () =>
    setFaded((known) => ({
      lastAct,
      tabs: known.lastAct === lastAct ? [...known.tabs, tab] : [tab],
    }));
  return { refining, activeVersion, lastAct, editing, question, ask, tab, open, before, onFaded, status };
}
