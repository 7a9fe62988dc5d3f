import { useEffect } from 'react';

/** Keeps the screen from going dark while `active`, where the browser knows how: nobody touches it while speaking. */
export function useWakeLock(active: boolean): void {
  // The lock belongs to the browser, which also takes it back when the page is hidden.
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    // Refused to save power, the screen only behaves as always.
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => void lock.then((held) => held?.release());
  }, [active]);
}
