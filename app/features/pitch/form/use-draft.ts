import { useState, useSyncExternalStore } from 'react';

import {
  type BriefDraft,
  emptyDraft,
  isEmpty,
  parseDraft,
  readDraft,
  sameWords,
  writeDraft,
} from './brief-draft';
import { loadDraft, watchDraft } from './draft-storage';

/** What stands in the form. This tab keeps it letter by letter: whatever takes the page away takes nothing of it. */
export function useDraft() {
  const draft = parseDraft(useSyncExternalStore(watchDraft, loadDraft, () => null));
  const [before, setBefore] = useState<BriefDraft>();
  const [filledIn, setFilledIn] = useState<BriefDraft>();

  /** Takes a change of one field. */
  function change<Name extends keyof BriefDraft>(name: Name, value: BriefDraft[Name]) {
    writeDraft({ ...readDraft(), [name]: value });
  }

  /** Puts another draft in the place of this one, which can be brought back if the visitor wrote any of it. */
  function replace(next: BriefDraft) {
    // What was filled in and nobody touched is not what the visitor had written.
    const untouched = isEmpty(draft) || (filledIn && sameWords(draft, filledIn));
    if (!untouched) setBefore(draft);
    setFilledIn(next);
    writeDraft(next);
  }

  function bringBack() {
    writeDraft(before ?? emptyDraft);
    setBefore(undefined);
  }

  return { draft, change, replace, bringBack: before && bringBack };
}
