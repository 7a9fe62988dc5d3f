import { globSync, readFileSync } from 'node:fs';

import type { Locale } from '../../../app/i18n/locales';

type Said = (message: string) => string;
type By = <Word>(words: Record<Locale, Word>) => Word;

/** A table of words in each language: `said` takes one from the catalogs; `by` what stands in none as it is read. */
export function inEachLanguage<Words>(wordsIn: (said: Said, by: By) => Words): Record<Locale, Words> {
  return {
    en: wordsIn(saidIn('en'), ({ en }) => en),
    fr: wordsIn(saidIn('fr'), ({ fr }) => fr),
    es: wordsIn(saidIn('es'), ({ es }) => es),
  };
}

const catalogs = new Map<Locale, Map<string, string>>();

/** What an English message of the interface is called in another language, by the catalogs. Throws where there is none. */
export function saidIn(lang: Locale): Said {
  const words = catalogs.get(lang) ?? new Map(globSync(`app/i18n/catalogs/*/${lang}.po`).flatMap(entriesOf));
  catalogs.set(lang, words);
  return (message) => {
    const said = words.get(message);
    if (!said) throw new Error(`No catalog says “${message}” in ${lang}`);
    return said;
  };
}

/** The messages of a catalog with their translations. */
function entriesOf(path: string): [string, string][] {
  const entries = readFileSync(path, 'utf8').matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n)+)/gm);
  return [...entries].map(([, id = '', said = '']) => [joined(id), joined(said)]);
}

/** Of the lines of a long one: `"one "`, `"two"`. */
function joined(lines: string): string {
  return lines.replaceAll(/"\n"|^"|"\n$/g, '').replaceAll('\\"', '"');
}
