import type { Locale } from '#app/i18n/locales';
import { type Dictionary, dictionaryOf } from '../../languages/dictionary';
import { inEach } from '../../languages/each';
import { hashOf } from '../../languages/hashing';
import { slipsOf } from '../../languages/slips';
import { soundOf, wholeSoundOf } from '../../languages/sounds';
import { isNumberWord } from '../../numbers';
import { wordsOf } from '../../phrases';
import { fold, lettersApart, remembered, startsLower } from '../../words';
import { accented } from '../accents';
import { candidatesFor, isDerived, isUsualEnglish, surest } from '../misspelt';
import { alikes } from './alike';
import { elisionsOf, joinedWords } from './elisions';
import { isWord, type TypedWord } from './typed-word';

/** What may have been meant by a word, and by which kind of slip; the first is the word as it was typed. */
export type Meant = {
  said: string;
  kind: string;
  /** The kind as features are mixed with it. */
  slip: number;
  /** How many letters are other than those that were typed, accents aside. */
  far: number;
};

/** `typed` is a word in small letters with straight apostrophes. At most `mostMeant`. */
export const meantBy = inEach((lang) => remembered(2000, (typed) => candidatesOf(typed, lang)));

/** So many are weighed. */
export const mostMeant = 24;

function candidatesOf(typed: string, lang: Locale): readonly Meant[] {
  const dictionary = dictionaryOf(lang);
  const isKnown = isWord(typed, dictionary) || slipsOf[lang].stays.has(typed);
  const found = new Map([[typed, ownKind(typed, isKnown, dictionary)]]);
  const take = (said: string, kind: string) => {
    // What counts something is never made of what does not.
    const isNumber = isNumberWord(fold(said), lang);
    const isNever = slipsOf[lang].never.find(wordsOf(said, lang)) !== undefined;
    if (!found.has(said) && !isNumber && !isNever && found.size < mostMeant) found.set(said, kind);
  };
  if (isNumberWord(fold(typed), lang)) {
    for (const said of isKnown ? [] : accented(typed, lang, dictionary)) found.set(said, 'accent');
    return listed(found);
  }
  for (const [, meant] of slipsOf[lang].heard.get(typed) ?? []) take(meant, 'heard');
  if (!/^\p{L}[\p{L}']*$/u.test(typed)) return listed(found);
  const word = { typed, folded: fold(typed), rank: dictionary.rankOf(typed), isKnown, lang, dictionary };
  for (const said of withAccents(word)) take(said, 'accent');
  const asOneMay = [...found.keys()].slice(1, mostBetter);
  const isElsewhere = !isKnown && isWordElsewhere(typed, lang);
  if (!isElsewhere) for (const [said, kind] of withOtherEnding(word)) take(said, kind);
  if (!isElsewhere || lang === 'es') for (const said of soundingAlike(word)) take(said, 'sound');
  for (const [said, kind] of elisionsOf(word)) take(said, kind);
  if (isKnown || typed.length < fewestLetters) return listed(found);
  for (const said of asOneMay.filter(startsLower))
    for (const several of inSeveral(said, word)) take(several, 'several');
  if (isElsewhere) return listed(found);
  for (const said of joinedWords(word)) take(said, 'joined');
  for (const [said, kind] of alikes(word)) take(said, kind);
  if (typed.length <= longestSlip) for (const [said, kind] of slipped(word)) take(said, kind);
  return listed(found);
}

/** “Design” in a French text, and «canchón», a large «cancha»: no slips of what looks like them. */
function isWordElsewhere(typed: string, lang: Locale): boolean {
  return (lang !== 'en' && isUsualEnglish(typed)) || (lang === 'es' && isDerived(typed));
}

/** « ecole » for « écoles », « achete » for « achètent ». */
function inSeveral(said: string, { lang, dictionary }: TypedWord): string[] {
  return slipsOf[lang].plurals.map((end) => said + end).filter((one) => isWord(one, dictionary));
}

const fewestLetters = 3;
const longestSlip = 16;
const mostBetter = 4;

function listed(found: ReadonlyMap<string, string>): readonly Meant[] {
  const [typed = ''] = found.keys();
  return [...found].map(([said, kind]) => ({
    said,
    kind,
    slip: hashOf(kind),
    far: lettersApart(fold(said), fold(typed)),
  }));
}

function ownKind(typed: string, isKnown: boolean, dictionary: Dictionary): string {
  if (/\d/u.test(typed)) return 'number';
  if (isKnown) return 'known';
  if (dictionary.isName(typed)) return 'name';
  return typed.length < fewestLetters ? 'short' : 'unknown';
}

/** What a word is with the accents that it may lack, the most frequent first. */
export function accentsOf(typed: string, lang: Locale): string[] {
  const dictionary = dictionaryOf(lang);
  const isKnown = isWord(typed, dictionary);
  if (isKnown || dictionary.isName(typed)) return [];
  const rank = dictionary.rankOf(typed);
  return withAccents({ typed, folded: fold(typed), rank, isKnown, lang, dictionary });
}

function withAccents({ typed, folded, isKnown, lang, dictionary }: TypedWord): string[] {
  // “The” in a French text is no « thé », but “ca” is « ça ».
  const isForeign = !isKnown && typed.length < 4 && isWordElsewhere(typed, lang);
  const frequent = dictionary
    .frequent(folded)
    .filter(({ rank }) => !isForeign || rank <= usualWords)
    .map(({ word }) => word);
  if (isForeign) return frequent;
  return isKnown ? frequent : [...frequent, ...accented(typed, lang, dictionary)];
}

/** « machine » for « machines », « vendu » for « vendue », “2 year”: each ending of its group. */
function* withOtherEnding({
  typed,
  rank,
  lang,
  isKnown,
  dictionary,
}: TypedWord): Generator<[string, string]> {
  if (isKnown && rank < smallWords) return;
  for (const group of slipsOf[lang].endings)
    for (const own of group) {
      if (!typed.endsWith(own)) continue;
      const stem = typed.slice(0, typed.length - own.length);
      if (stem.length < 2) continue;
      for (const other of group) {
        const said = stem + other;
        const isRight = isWord(other.includes("'") ? stem : said, dictionary);
        if (other !== own && isRight) yield [said, `${own}>${other}`];
      }
    }
}

function* soundingAlike(word: TypedWord): Generator<string> {
  const { typed, folded, rank, lang, isKnown, dictionary } = word;
  if (isKnown && (lang === 'en' || (rank < frequentWords && typed.length < 4))) return;
  let taken = 0;
  for (const other of dictionary.sounding(soundOf(typed, lang)).slice(0, mostSounding)) {
    if (taken === mostAlike) return;
    const isShort = typed.length < 4 || other.word.length < 4;
    const differs = wholeSoundOf(other.word, lang) !== wholeSoundOf(typed, lang);
    if (isShort && differs && (isKnown || other.rank > usualWords)) continue;
    if (other.word === typed || (lang === 'en' && isFar(fold(other.word), folded))) continue;
    taken += 1;
    yield other.word;
  }
}

function* slipped({ folded, lang, dictionary }: TypedWord): Generator<[string, string]> {
  const all = candidatesFor(folded, lang, dictionary)
    .filter(({ score }) => score <= surest(folded.length) + doubt)
    .toSorted((one, other) => one.score - other.score);
  for (const { word, cost } of all.slice(0, mostAlike)) yield [word, `slip ${Math.round(cost * 2)}`];
}

const mostAlike = 8;
/** Of short English words there are hundreds. */
const mostSounding = 24;
/** What stands beside the word tells more than the word alone. */
const doubt = 1;
/** Ranks: the small words of a language, those just behind them, and those that everybody uses. */
const [smallWords, frequentWords, usualWords] = [60, 90, 400];

/** More than a third of its letters are other, missing or too many: English vowels tell little. */
function isFar(one: string, other: string): boolean {
  return lettersApart(one, other) > Math.max(1, Math.floor(other.length / 3));
}
