import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { focusPart } from '#app/lib/focus';

/** A link to the part of the page that its address names already leads there again: to the router nothing has changed. */
export function useAnchorAgain(): void {
  const router = useRouter();
  // Links stand in texts too, which are no components.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link?.hash || link.href !== window.location.href || ctrlKey || metaKey || shiftKey) return;
      // The router would load the page again, and put it where it was.
      event.preventDefault();
      const id = decodeURIComponent(link.hash.slice(1));
      document.getElementById(id)?.scrollIntoView(router.options.defaultHashScrollIntoView);
      focusPart(id);
    };
    // Before the router changes the address.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [router]);
}
