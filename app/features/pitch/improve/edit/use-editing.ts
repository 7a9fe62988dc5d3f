import { useEffect, useState } from 'react';

import { keepInTab, readInTab } from '#app/lib/forms/tab-storage';
import type { Duration } from '../../pitch';
import { durations } from '../../pitch-constants';

/** Which duration is edited by hand, and whether one was just done with, so that the focus comes back. */
export type Editing = {
  duration: Duration | undefined;
  isDone: boolean;
  begin: (duration: Duration) => void;
  /** Leaves the field of a duration where it is open, and forgets what was typed into it. */
  end: (duration: Duration) => void;
};

/** A text that was being edited when the page was left is there again; `open` brings it on screen. */
export function useEditing(id: string, open: (duration: Duration) => void): Editing {
  const [duration, setDuration] = useState<Duration>();
  const [isDone, setDone] = useState(false);
  // Only the browser knows what it kept.
  useEffect(() => {
    const unsaved = durations.find((one) => readInTab(editKey(id, one)) !== undefined);
    if (unsaved === undefined) return;
    setDuration(unsaved);
    open(unsaved);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
  return {
    duration,
    isDone,
    begin: (one) => setDuration(one),
    end: (one) => {
      keepInTab(editKey(id, one), undefined);
      setDuration((current) => (current === one ? undefined : current));
      setDone(true);
    },
  };
}

/** Under which the text of a duration is kept while it is edited. */
export function editKey(id: string, duration: Duration): string {
  return `typed:edit:${id}:${duration}`;
}
