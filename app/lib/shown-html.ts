/** In the data of a page: a text that stands in the page already, in the element with this `data-html`. */
type Mark = { $html: string };

/** What is shorter costs less than its mark, in characters. */
const shortest = 200;

/** Of what is shown by `SafeHtml` and by nothing else. */
const keys = new Set(['html', 'intro', 'svg']);

/** For the element that shows `html`, where the server renders it. */
export function markOf(html: string): string | undefined {
  return html.length < shortest ? undefined : nameOf(html);
}

/** For the server: the data with a mark in place of each text that `SafeHtml` shows. Parts without one are the same objects. */
export function leaveHtml(data: unknown): unknown {
  return changed(data, (value, key) => {
    if (typeof value !== 'string' || !keys.has(key)) return undefined;
    const mark = markOf(value);
    return mark && ({ $html: mark } satisfies Mark);
  });
}

/** For the browser: the data with the texts that the document shows. Undefined where one of them is gone. */
export function takeHtml(data: unknown, document: Document): unknown {
  let isWhole = true;
  const whole = changed(data, (value) => {
    if (!isMark(value)) return undefined;
    const element = document.querySelector(`[data-html="${value.$html}"]`);
    isWhole &&= element !== null;
    return element?.innerHTML;
  });
  return isWhole ? whole : undefined;
}

function isMark(value: unknown): value is Mark {
  return typeof value === 'object' && value !== null && '$html' in value;
}

/** `change` answers what comes in place of a value, or undefined. */
function changed(value: unknown, change: (value: unknown, key: string) => unknown, key = ''): unknown {
  const other = change(value, key);
  if (other !== undefined) return other;
  if (typeof value !== 'object' || value === null) return value;
  let copy: object | undefined;
  for (const [name, member] of Object.entries(value)) {
    const after = changed(member, change, name);
    if (after === member) continue;
    copy ??= Array.isArray(value) ? [...value] : { ...value };
    Object.assign(copy, { [name]: after });
  }
  return copy ?? value;
}

/** FNV-1a, of 32 bits. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
