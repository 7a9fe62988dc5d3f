import { slipsOf } from '../../languages/slips';
import { soundOf } from '../../languages/sounds';
import { fold } from '../../words';
import { accented } from '../accents';
import { isWord, type TypedWord } from './typed-word';

/** « lheure », « cé », « dolive », « jcherche »: two words that were written as one. */
export function* elisionsOf(word: TypedWord): Generator<[said: string, kind: string]> {
  const { typed, lang, isKnown, dictionary } = word;
  for (const [written, meant] of slipsOf[lang].elided) {
    const rest = typed.slice(written.length);
    if (!typed.startsWith(written) || rest === '') continue;
    const isByEar = written !== meant.slice(0, -1);
    for (const said of elidedFrom(rest, word)) {
      const isFarFetched = isByEar && isKnown && dictionary.rankOf(said) > usualAfterElision;
      if (!isFarFetched) yield [meant + said, isByEar ? 'elided by ear' : 'elided'];
    }
  }
  const [, mute = '', rest = ''] =
    (lang === 'fr' && /^([cdjlmnst])([b-df-hj-np-tv-z]\p{L}{2,})$/u.exec(typed)) || [];
  if (mute === '' || isKnown || !isWord(rest, dictionary)) return;
  yield [`${mute}e ${rest}`, 'mute'];
  if (mute === 'l') yield [`la ${rest}`, 'mute'];
}

const usualAfterElision = 200;

/** What begins with a vowel, or an h: as it was typed, with its accents, or as it is heard. */
function elidedFrom(rest: string, { lang, isKnown, dictionary }: TypedWord): Set<string> {
  const found = new Set<string>();
  if (opensWithVowel(rest)) {
    if (rest.length > 1 ? isWord(rest, dictionary) : rest === 'a' || rest === 'y') found.add(rest);
    for (const { word } of dictionary.frequent(fold(rest))) found.add(word);
    for (const word of accented(rest, lang, dictionary)) found.add(word);
  }
  if (isKnown && rest.length > shortest) return found;
  const sound = soundOf(rest, lang);
  const alike = dictionary
    .sounding(sound)
    .filter(({ word, rank }) => opensWithVowel(word) && (sound.length > 1 || rank <= usualAlone))
    .slice(0, mostHeard);
  for (const { word } of alike) if (word.length <= rest.length + mostSilent) found.add(word);
  return found;
}

const shortest = 3;
/** « c’est », « j’ai »: of words of one sound only these. */
const usualAlone = 60;
const mostHeard = 3;
const mostSilent = 4;

function opensWithVowel(word: string): boolean {
  return /^[aeiouyhàâéèêëîïôöûùœ]/u.test(word);
}

/** “Theriver”, «enla», « leprobleme »: two words without their space, of which one is small. */
export function* joinedWords({ typed, dictionary }: TypedWord): Generator<string> {
  const { rankOf, frequent } = dictionary;
  let taken = 0;
  for (let at = 1; at < typed.length; at += 1) {
    const [first, last] = [typed.slice(0, at), typed.slice(at)];
    const isLed =
      rankOf(first) <= smallest && (first.length > 1 || first === 'a') && last.length >= shortestBeside;
    const isFollowed = rankOf(last) <= smallest && last.length > 1 && first.length >= shortestBeside;
    if (!isLed && !isFollowed) continue;
    const [one] = frequent(fold(first));
    const [other] = frequent(fold(last));
    if (!one || !other || Math.max(one.rank, other.rank) > rarestBeside) continue;
    yield `${one.word} ${other.word}`;
    taken += 1;
    if (taken === mostJoined) return;
  }
}

/** The ranks of small words, and of what stands beside one. */
const [smallest, rarestBeside] = [120, 15_000];
const shortestBeside = 3;
const mostJoined = 3;
