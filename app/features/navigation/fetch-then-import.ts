/** By address: each file is fetched once for all the parts that share it. */
const arrivals = new Map<string, Promise<void>>();

/**
 * Takes the place of Vite's own helper around each `import()` of the browser's build (`scripts/build/late-imports.ts`). `files`,
 * from the root of the site: the part's own and those that it imports. They are fetched, and imported from the browser's cache
 * once all are there: a browser may keep a failed import for as long as the document lives (decision 62), a failed fetch it repeats.
 * Rejects with what `fetch` or `load` threw, told before as `vite:preloadError` with the part's own file as `part`.
 */
export async function fetchThenImport<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> {
  const addresses = files.map((file) => new URL(`/${file}`, location.origin).href);
  try {
    await Promise.all(addresses.map(arrival));
    return await load();
  } catch (error) {
    for (const address of addresses) arrivals.delete(address);
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error, part: files[0] }));
    throw error;
  }
}

function arrival(address: string): Promise<void> {
  const known = arrivals.get(address);
  if (known) return known;
  const arriving = isPreloaded(address) ? Promise.resolve() : fetchWhole(address);
  arrivals.set(address, arriving);
  return arriving;
}

/** What the document preloads by itself is with the module loader already. */
function isPreloaded(address: string): boolean {
  return [...document.querySelectorAll('link')].some(({ href }) => href === address);
}

/** Resolves for a file that is gone too: its import says so, and the page is loaded anew. */
async function fetchWhole(address: string): Promise<void> {
  const response = await fetch(address);
  if (response.status >= 500) throw new TypeError(`Failed to fetch ${address}: status ${response.status}`);
  await response.arrayBuffer();
}
