import { globSync, readFileSync } from 'node:fs';

/** What an English message of the interface is called in another language, by the catalogs. Throws where there is none. */
export function saidIn(lang: string): (message: string) => string {
  const words = new Map(globSync(`app/i18n/catalogs/*/${lang}.po`).flatMap(entriesOf));
  return (message) => {
    const said = words.get(message);
    if (!said) throw new Error(`No catalog says “${message}” in ${lang}`);
    return said;
  };
}

/** The messages of a catalog with their translations. */
export function entriesOf(path: string): [string, string][] {
  const entries = readFileSync(path, 'utf8').matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n)+)/gm);
  return [...entries].map(([, id = '', said = '']) => [joined(id), joined(said)]);
}

/** Of the lines of a long one: `"one "`, `"two"`. */
function joined(lines: string): string {
  return lines.replaceAll(/"\n"|^"|"\n$/g, '').replaceAll('\\"', '"');
}
