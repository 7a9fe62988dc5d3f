import { useEffect, useRef } from 'react';

/** When `view` changes and removes what had the focus. Never on a page just loaded. */
export function useLostFocus(view: string, focus: () => void): void {
  const before = useRef(view);

  // Only the browser knows what has the focus, once the new view stands.
  useEffect(() => {
    if (before.current !== view && document.activeElement === document.body) focus();
    before.current = view;
  }, [view, focus]);
}
