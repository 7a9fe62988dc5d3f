import { useState } from 'react';

import { useFormDraft, withTyped } from '#app/lib/forms/form-draft';
import { type BriefDraft, emptyDraft, isEmpty, parseDraft, sameWords, typedFields } from './brief-draft';
import { formId } from './fields/focus-field';

/** What stands in the form. This tab keeps it letter by letter: whatever takes the page away takes nothing of it. */
export function useDraft() {
  const { draft, isFilled, read, keep } = useFormDraft<BriefDraft>('brief', {
    empty: emptyDraft,
    restore: parseDraft,
    addTyped: (known) => withTyped(formId, known, typedFields),
  });
  const [before, setBefore] = useState<BriefDraft>();
  const [filledIn, setFilledIn] = useState<BriefDraft>();

  /** Takes a change of one field. */
  function change<Name extends keyof BriefDraft>(name: Name, value: BriefDraft[Name]) {
    keep({ ...read(), [name]: value });
  }

  /** Puts another draft in the place of this one, which can be brought back if the visitor wrote any of it. */
  function replace(next: BriefDraft) {
    // An example that was filled in and left unchanged is not the visitor's own text: it need not be brought back.
    const untouched = isEmpty(draft) || (filledIn && sameWords(draft, filledIn));
    if (!untouched) setBefore(draft);
    setFilledIn(next);
    keep(next);
  }

  function bringBack() {
    keep(before ?? emptyDraft);
    setBefore(undefined);
  }

  return { draft, isFilled, read, change, replace, bringBack: before && bringBack };
}
