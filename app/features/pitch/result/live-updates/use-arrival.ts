import { useHydrated } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

import type { PitchView } from '../../snapshot';

/** Whether the pitch has just become ready under the eyes of whoever reads the page, until they have seen it. */
export type Arrival = { arriving: boolean; onArrived: () => void };

/**
 * A pitch arrives when it becomes ready while its page is open, or has become so while the page was on its way from the
 * form. On a page that was loaded anew it stands at rest.
 */
export function useArrival(view: PitchView | null): Arrival {
  // Not yet at the first look at a page that the server drew.
  const hydrated = useHydrated();
  const [before, setBefore] = useState(view?.status);
  const [arriving, setArriving] = useState(hydrated && isJustMade(view));
  if (before !== view?.status) {
    setBefore(view?.status);
    setArriving(view?.status === 'ready');
  }
  return { arriving, onArrived: useCallback(() => setArriving(false), []) };
}

/** No older than this is a pitch that its maker has not seen yet, in ms. */
const justNowMs = 10_000;

function isJustMade(view: PitchView | null): boolean {
  if (!view?.isMaker || view.status !== 'ready') return false;
  const [original, ...others] = view.versions;
  return original !== undefined && others.length === 0 && view.at - original.createdAt < justNowMs;
}
