import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { focusPart, focusTitle } from '#app/lib/focus';

/** Screen readers announce the new page, or the part of it that a link leads to. Another query of the same page takes the focus only where it was lost, but for another page of a list. */
export function usePageFocus(): void {
  const router = useRouter();
  // The router tells when a page stands; what has the focus is the browser's.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
        if (!fromLocation) return;
        if (toLocation.hash) return hrefChanged ? focusPart(toLocation.hash) : undefined;
        const hasLostFocus = hrefChanged && document.activeElement === document.body;
        const isAnotherPage = pageIn(fromLocation.search) !== pageIn(toLocation.search);
        if (pathChanged || isAnotherPage || hasLostFocus) focusTitle();
      }),
    [router],
  );
}

function pageIn(search: { page?: unknown }): unknown {
  return search.page;
}
