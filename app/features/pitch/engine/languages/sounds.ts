import type { Locale } from '#app/i18n/locales';
import { slipsOf } from './slips';
import { fold } from '../words';

/** How a word sounds: of two with the same answer one is written for the other. An ending that is not heard is left out. */
export function soundOf(word: string, lang: Locale): string {
  const letters = lettersOf(word);
  return heard(lang === 'fr' ? withoutSilentEnd(letters) : letters, lang);
}

/** The same with its ending: « des » is not « de ». */
export function wholeSoundOf(word: string, lang: Locale): string {
  return heard(lettersOf(word), lang);
}

function lettersOf(word: string): string {
  return fold(word.replaceAll('ç', 'ss').replaceAll('œ', 'e')).replaceAll("'", '');
}

function heard(letters: string, lang: Locale): string {
  let said = letters;
  for (const [written, sound] of slipsOf[lang].sounds)
    if (said.includes(written)) said = said.replaceAll(written, sound);
  return said.replace(/(.)\1/gu, '$1');
}

/** « passer », « passé », « passes »: their stem. */
function withoutSilentEnd(letters: string): string {
  const stem = letters.replace(/(?<=..)[dpstxz]+$/u, '');
  const open = stem.length > 3 && stem.endsWith('er') ? stem.slice(0, -1) : stem;
  return open.length > 2 && open.endsWith('e') ? open.slice(0, -1) : open;
}
