import { useEffect, useSyncExternalStore } from 'react';

/** Between two tries while the browser believes that it is on the network, in ms. */
const pauseMs = 5_000;

/**
 * True where a page could not be had because the server cannot be reached, which is no fault of the page: what browsers
 * throw then is a `TypeError`, of `fetch` and of `import()` alike. `onRetry` is called when the browser is back on the
 * network, and now and then before.
 */
export function useNetworkFailure(error: unknown, onRetry: () => void): boolean {
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const failed = offline || isNetworkError(error);

  useEffect(() => {
    if (!failed) return;
    let left = false;
    // A try builds this screen anew, and takes the focus from it: the server has to answer first.
    const timer = setInterval(async () => {
      if (navigator.onLine && (await isServerThere()) && !left) onRetry();
    }, pauseMs);
    window.addEventListener('online', onRetry);
    return () => {
      left = true;
      clearInterval(timer);
      window.removeEventListener('online', onRetry);
    };
  }, [failed, onRetry]);

  return failed;
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/builds/latest.json', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** The words of Chrome, Firefox and Safari, for a request and for a script. */
const networkWords =
  /failed to fetch|networkerror|load failed|network connection was lost|importing a module script failed|error loading dynamically imported module/i;

function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && networkWords.test(error.message);
}
