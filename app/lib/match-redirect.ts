/** In characters: a longer path is none that ever was. */
const maxLength = 1000;

/**
 * Where a table of redirects leads an address, or undefined. Its keys are lower-case paths without a final slash; in them
 * `{id}` stands for the last segment, whose case is kept. `search` begins with its question mark.
 */
export function matchRedirect(
  table: Readonly<Record<string, string>>,
  path: string,
  search: string,
): string | undefined {
  if (path.length > maxLength) return undefined;
  const trimmed = path.replace(/\/+$/, '');
  const start = trimmed.lastIndexOf('/') + 1;
  const id = trimmed.slice(start);
  const target =
    entryOf(table, trimmed.toLowerCase()) ??
    entryOf(table, `${trimmed.slice(0, start).toLowerCase()}{id}`)?.replace('{id}', () => id);
  return target && target + (search === '?' ? '' : search);
}

function entryOf(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
