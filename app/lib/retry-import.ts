/** In ms, before the second try, twice as long before each further one; sooner when the browser is back online. */
const pauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/** Retries an import until it arrives, and never rejects: a rejected lazy part would cost the whole page. */
export async function retryImport<Part>(load: () => Promise<Part>, pause = pauseMs): Promise<Part> {
  try {
    return await load();
  } catch {
    await pauseOrOnline(pause);
    return retryImport(load, Math.min(2 * pause, longestPauseMs));
  }
}

function pauseOrOnline(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, pause);
    window.addEventListener('online', finish);
  });
}
