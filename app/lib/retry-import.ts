/** In ms, between tries; sooner when the browser is back online. */
const pauseMs = 5_000;

/** Retries an import until it arrives, and never rejects: a rejected lazy part would cost the whole page. */
export async function retryImport<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await pauseOrOnline();
    return retryImport(load);
  }
}

function pauseOrOnline(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, pauseMs);
    window.addEventListener('online', finish);
  });
}
