import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { focusTitle } from '#app/lib/focus';

/**
 * Puts the focus on the title of each page that is moved to without loading a document: it says where the visitor has
 * come to, and what had the focus is often gone. Another query of the same page takes the focus only where it was
 * lost; an anchor keeps what the browser does for it.
 */
export function usePageFocus(): void {
  const router = useRouter();
  // The router tells when a page stands; what has the focus is the browser's.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
        if (!fromLocation || toLocation.hash) return;
        const isLost = hrefChanged && document.activeElement === document.body;
        if (pathChanged || isLost) focusTitle();
      }),
    [router],
  );
}
