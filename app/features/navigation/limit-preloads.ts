/** Product 10.6. */
const atOnce = 4;

/** Limits simultaneous preloads, and makes none on slow or metered connections; undefined for one left out. */
export function limitPreloads<Options, Result>(
  preload: (options: Options) => Promise<Result>,
): (options: Options) => Promise<Result | undefined> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (options) => {
    if (savesData()) return undefined;
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await preload(options);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Network Information API. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  const slow = 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g');
  return saves || slow;
}
