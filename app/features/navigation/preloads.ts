/** Pages that are fetched ahead at the same time (specification §9). */
const atOnce = 4;

/**
 * `preload` with manners, for pages fetched ahead of the click: at most four at a time, the others wait their turn;
 * none when the visitor saves data or the connection is slow. One that is left out gives undefined.
 */
export function mannerly<Options, Result>(
  preload: (options: Options) => Promise<Result>,
): (options: Options) => Promise<Result | undefined> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (options) => {
    if (sparesData()) return undefined;
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await preload(options);
    } finally {
      // The place goes to whoever waits longest, or is free again.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** What the browser says of its connection, where it says anything (Network Information API). */
function sparesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  const slow = 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g');
  return saves || slow;
}
