import { useEffect, useRef } from 'react';

/** When `away` ends, the first field of the element is focused: the button that led back to it is gone. */
export function useReturnFocus(away: boolean, element: () => Element | null): void {
  const find = useRef(element);
  const wasAway = useRef(false);

  useEffect(() => {
    if (wasAway.current && !away) firstField(find.current())?.focus();
    wasAway.current = away;
  }, [away]);
}

/** Of radio buttons the chosen one. */
function firstField(box: Element | null): HTMLElement | null | undefined {
  const first = box?.querySelector<HTMLInputElement>('input, textarea');
  return first?.type === 'radio' ? box?.querySelector<HTMLElement>('input:checked') : first;
}
