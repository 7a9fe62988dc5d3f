import type { Locale } from '#app/i18n/locales';
import { slipsOf } from '../../languages/slips';
import { accented } from '../accents';
import { isWord, type TypedWord } from './typed-word';

/** Words that no dictionary knows as they were typed: written with other letters that sound the same, once or twice. */
export function* alikes({ typed, lang, dictionary }: TypedWord): Generator<[said: string, kind: string]> {
  if (typed.length < shortest || typed.length > longestOnce) return;
  const once = writtenAlike(typed, lang);
  for (const one of once)
    for (const said of isWord(one, dictionary) ? [one] : accented(one, lang, dictionary))
      yield [said, 'alike'];
  if (typed.length > longest) return;
  let taken = 0;
  for (const one of once)
    for (const twice of writtenAlike(one, lang)) {
      if (taken === mostTwice) return;
      if (twice === typed || !isWord(twice, dictionary)) continue;
      taken += 1;
      yield [twice, 'alike twice'];
    }
}

const [shortest, longestOnce, longest] = [4, 16, 10];
const mostTwice = 6;

/** One group of letters for another, a letter doubled or not, and an h that is not heard. */
function writtenAlike(word: string, lang: Locale): string[] {
  const found = new Set<string>();
  for (const [meant, heard] of slipsOf[lang].alike)
    for (let at = word.indexOf(heard); at >= 0; at = word.indexOf(heard, at + 1))
      found.add(word.slice(0, at) + meant + word.slice(at + heard.length));
  for (let at = 0; at < word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    found.add(before + letter + letter + after);
    // «Palletas» is no slip for «paletas».
    if (letter === before.slice(-1) && (lang !== 'es' || letter !== 'l')) found.add(before + after);
    if (letter === 'h') found.add(before + after);
    if (lang !== 'en' || at === 0) found.add(`${before}h${letter}${after}`);
  }
  found.add(`${word}e`);
  found.delete(word);
  return [...found];
}
