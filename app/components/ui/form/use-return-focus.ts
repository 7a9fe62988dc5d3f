import { useEffect, useRef } from 'react';

/** When `away` ends, the first field of the element is focused: the button that led back to it is gone. */
export function useReturnFocus(away: boolean, element: () => Element | null): void {
  const find = useRef(element);
  const wasAway = useRef(false);

  useEffect(() => {
    if (wasAway.current && !away) find.current()?.querySelector<HTMLElement>('input, textarea')?.focus();
    wasAway.current = away;
  }, [away]);
}
