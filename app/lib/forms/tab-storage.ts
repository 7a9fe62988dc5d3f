/** What a browser that refuses storage would have kept: it lasts as long as the page. */
const refused = new Map<string, string>();

/** A text that this tab keeps through reloads; undefined where there is none, and on the server. */
export function readInTab(key: string): string | undefined {
  try {
    return refused.get(key) ?? sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text for this tab alone; undefined forgets it. */
export function keepInTab(key: string, text: string | undefined): void {
  refused.delete(key);
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    if (text !== undefined) refused.set(key, text);
  }
}
