import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onFocus` once where the element already has the focus when its scripts arrive, which no event tells. */
export function useEarlyFocus(element: RefObject<HTMLElement | null>, onFocus: () => void): void {
  const run = useEffectEvent(onFocus);
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) run();
  }, [element]);
}
