import { globSync, readFileSync } from 'node:fs';

/** What the build puts where a word of the interface is to stand, and shows where the word is missing. */
const inCode = /\bid:[`"']([\w+/]{6})[`"']/g;
const inPage = /(?<![\w+/.-])[\w+/]{6}(?![\w+/.-])/g;

let ids: Set<string> | undefined;

/** The identifiers of words that a page shows instead of the words. */
export function missingWords(html: string): string[] {
  ids ??= idsOfBuild();
  const shown = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').match(inPage) ?? [];
  return shown.filter((word) => ids?.has(word));
}

function idsOfBuild(): Set<string> {
  const code = globSync('dist/{client,server}/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  const all = code.flatMap((text) => Array.from(text.matchAll(inCode), ([, id = '']) => id));
  // An identifier of the code's own is a word in small letters.
  return new Set(all.filter((id) => /[^a-z_]/.test(id)));
}
