/** Between two tries, in ms, unless the browser is back on the network before. */
const pauseMs = 5_000;

/**
 * The code of a part, asked for until it comes. Never rejects: a lazy part that does costs the whole page, and what is
 * typed on it, where only this part is missing.
 */
export async function untilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await pauseOrOnline();
    return untilThere(load);
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
