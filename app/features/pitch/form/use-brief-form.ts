import { startTransition, useState } from 'react';

import { briefFaults, type BriefFaults, briefSchema } from '../brief-schema';
import { type BriefDraft, toBrief } from './brief-draft';
import { useDraft } from './use-draft';
import { usePitchRequest } from './use-pitch-request';

/** The pitch form: its draft, what is wrong with it once it was submitted, and how the request goes. */
export function useBriefForm() {
  const state = useDraft();
  const request = usePitchRequest();
  /** How often it was submitted with faults. */
  const [attempts, setAttempts] = useState(0);
  const faults: BriefFaults = attempts > 0 ? briefFaults(toBrief(state.draft)) : {};

  function submit() {
    const brief = briefSchema.safeParse(toBrief(state.read()));
    if (brief.success) request.send(brief.data);
    // All fields are drawn anew: the press is seen first, on a slow telephone too.
    else startTransition(() => setAttempts((count) => count + 1));
  }

  function replace(draft: BriefDraft) {
    setAttempts(0);
    state.replace(draft);
  }

  return { ...state, replace, attempts, faults, request, submit };
}

export type BriefForm = ReturnType<typeof useBriefForm>;
