import { useEffect } from 'react';

/** Where the browser can: nobody touches the screen while speaking. */
export function useWakeLock(active: boolean): void {
  // The lock belongs to the browser, which takes it back when the page is hidden: it is asked for again then.
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    const { wakeLock } = navigator;
    // Refused to save power.
    const ask = () => wakeLock.request('screen').catch(() => undefined);
    let lock = ask();
    const look = () => {
      if (document.visibilityState === 'visible') lock = ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      void lock.then((held) => held?.release());
    };
  }, [active]);
}
