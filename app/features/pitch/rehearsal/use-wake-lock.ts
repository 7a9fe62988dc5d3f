import { useEffect } from 'react';

/** Where the browser can: nobody touches the screen while speaking. */
export function useWakeLock(active: boolean): void {
  // The lock belongs to the browser, which also takes it back when the page is hidden.
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    // Refused to save power.
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => void lock.then((held) => held?.release());
  }, [active]);
}
