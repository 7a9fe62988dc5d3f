import type { Locale } from '#app/i18n/locales';
import { dictionaryOf } from '../../languages/dictionary';
import { inEach } from '../../languages/each';
import { slipsOf } from '../../languages/slips';
import { soundOf } from '../../languages/sounds';
import { remembered } from '../../words';
import type { Meant } from './candidates';
import { classIn, hashOf, mixed, numberMark } from '../../languages/hashing';

/** Where a word stands: the words and marks before it as they are said, those behind it as they were typed, `.` at an end. */
export type Around = {
  typed: string;
  before: readonly string[];
  next: string;
  afterNext: string;
  /** How hastily the whole field was typed, 0 to `mostHaste`. */
  haste: number;
  /** How many of its accents it has, 0 to 2. */
  accents: number;
  /** Several of its words have a wrong key. */
  hasWrongKeys: boolean;
};

/** How many of the accents of a field were typed, by how many of its words have one: 0 for none, 2 for nearly all. */
export function accentsTyped(words: readonly string[]): number {
  const written = words.filter((word) => /\p{L}/u.test(word));
  const those = written.filter((word) => /[à-ÿœ]/iu.test(word)).length;
  return those === 0 ? 0 : those < written.length * fewestAccented ? 1 : 2;
}

const fewestAccented = 0.04;

export const weightBits = 19;
export const mostHaste = 5;
export const featureCount = 37;

/** Of the words of a field so many are slips, at least. */
const hasteSteps = [0.004, 0.03, 0.08, 0.15, 0.25];

/** How hasty a field is of which this share of the words is mistyped, 0 to 1. */
export function hasteOf(share: number): number {
  return hasteSteps.filter((step) => share > step).length;
}

/**
 * Writes the places of the weights that speak for saying this word there; `into` has `featureCount` of them. The number that
 * begins what is mixed tells features apart, and the weights are fitted with it: a new feature takes a new one.
 */
export function featuresOf({ said, slip, far }: Meant, place: Place, into: Int32Array): void {
  const one = wordsIn[place.lang](said);
  ofTheWord(one, slip, place, into);
  ofItsNeighbours(one, place, into);
  ofItsKind(one, slip, place, into);
  into[29] = mixed(weightBits, 28, slip, far);
  into[30] = mixed(weightBits, 29, far, place.length, one.end === place.own.end ? 1 : 2);
  into[31] = mixed(weightBits, 30, slip, place.accents);
  into[32] = mixed(weightBits, 31, one.end, place.own.end, place.accents);
  const led = (place.subject >> 3) * 4 + (place.counted >> 3);
  into[33] = mixed(weightBits, 32, led, one.twoLetters, place.previousClass);
  into[34] = mixed(weightBits, 33, led, one.threeLetters);
  into[35] = mixed(weightBits, 34, led, slip, place.own.end);
  into[36] = mixed(weightBits, 35, slip, place.wrongKeys, place.length);
}

/** What is known of a word that may be said, or of several that it is written for: « j’ai » begins with « j’ », and ends with « ai ». */
const wordsIn = inEach((lang) =>
  remembered(4000, (said) => {
    const parts = partsOf(said, lang);
    const [first = said] = parts;
    const last = parts.at(-1) ?? said;
    const ranks = parts.map((part) => rankStep(part, lang));
    const inner = parts.at(-2);
    return {
      whole: hashOf(said),
      first: hashOf(first),
      last: hashOf(last),
      firstClass: classIn[lang](first),
      lastClass: classIn[lang](last),
      /** What its last two parts tell together, as two words do that stand beside each other: with their numbers. */
      within:
        inner === undefined
          ? [0, 0]
          : [
              mixed(weightBits, 6, hashOf(inner), hashOf(last)),
              mixed(weightBits, 11, classIn[lang](inner), classIn[lang](last)),
            ],
      rank: Math.max(...ranks),
      number: numberMark(last),
      twoLetters: hashOf(last.slice(-2)),
      threeLetters: hashOf(last.slice(-3)),
      end: hashOf(said.slice(-2)),
    };
  }),
);

type Said = ReturnType<(typeof wordsIn)['fr']>;

/** « j’ai », « il y a »: the words of what is said in one place. */
export function partsOf(said: string, lang: Locale): string[] {
  return said.split(lang === 'fr' ? /(?<=')(?=.)| /u : ' ');
}

function rankStep(part: string, lang: Locale): number {
  if (part.endsWith("'")) return 0;
  const { rankOf, has } = dictionaryOf(lang);
  return Math.floor(rankSteps * Math.log10(has(part) ? rankOf(part) : unknownRank));
}

const rankSteps = 2.5;
const unknownRank = 200_000;

/** What is known of a word or a mark beside the one that is weighed. */
const besideIn = inEach((lang) =>
  remembered(4000, (word) => ({
    hash: hashOf(word),
    class: classIn[lang](word),
    number: numberMark(word),
    sound: hashOf(/\p{L}/u.test(word) ? `^${soundOf(word, lang)}` : word),
    letter: hashOf(word.charAt(0)),
  })),
);

export type Place = ReturnType<typeof placeOf>;

/** What the features of every word that may stand there have in common. */
export function placeOf(
  { typed, before, next, afterNext, haste, accents, hasWrongKeys }: Around,
  lang: Locale,
) {
  const beside = besideIn[lang];
  const [previous, second] = [beside(before.at(-1) ?? '.'), beside(before.at(-2) ?? '.')];
  const following = beside(next);
  return {
    lang,
    haste,
    accents,
    wrongKeys: Number(hasWrongKeys),
    length: Math.min(typed.length, longestTold),
    own: wordsIn[lang](typed),
    previous: previous.hash,
    second: second.hash,
    previousClass: previous.class,
    secondClass: second.class,
    previousNumber: previous.number,
    secondNumber: second.number,
    nextSound: following.sound,
    nextClass: following.class,
    nextNumber: following.number,
    nextLetter: following.letter,
    afterNextClass: beside(afterNext).class,
    ...ledBy(before, lang),
  };
}

/** The nearest word before it that tells of how many, and the nearest subject, each with how far away it stands. */
function ledBy(before: readonly string[], lang: Locale): { counted: number; subject: number } {
  const { several, single, subjects } = slipsOf[lang];
  let [counted, subject] = [0, 0];
  for (let far = 1; far <= farthestSubject && far <= before.length; far += 1) {
    const word = before[before.length - far] ?? '';
    if (/^[.;:!?]/u.test(word)) break;
    const isMany = several.has(word) || (/^\d/u.test(word) && word !== '1');
    if (counted === 0 && far <= farthestCount && (isMany || single.has(word) || word === '1'))
      counted = (isMany ? 16 : 8) + far;
    const person = subjects.get(word);
    if (subject === 0 && person !== undefined) subject = person * 8 + far;
  }
  return { counted, subject };
}

const longestTold = 9;
const [farthestCount, farthestSubject] = [4, 5];

function ofTheWord({ whole, rank }: Said, kind: number, { own, length }: Place, into: Int32Array): void {
  into[0] = mixed(weightBits, 1, kind);
  into[1] = mixed(weightBits, 2, kind, length);
  into[2] = mixed(weightBits, 3, kind, rank);
  into[3] = mixed(weightBits, 4, kind, rank * 32 + own.rank);
  into[4] = mixed(weightBits, 5, whole, own.whole);
}

function ofItsNeighbours(one: Said, place: Place, into: Int32Array): void {
  const { whole, first, last, firstClass, lastClass } = one;
  const { previous, second, previousClass, secondClass, nextSound, nextClass, afterNextClass } = place;
  into[5] = mixed(weightBits, 6, previous, first);
  into[6] = mixed(weightBits, 7, second, previous, first);
  into[7] = mixed(weightBits, 8, last, nextSound);
  into[8] = mixed(weightBits, 9, last, nextClass);
  into[9] = mixed(weightBits, 10, previousClass, whole);
  into[10] = mixed(weightBits, 11, previousClass, firstClass);
  into[11] = mixed(weightBits, 12, secondClass, previousClass, firstClass);
  into[12] = mixed(weightBits, 13, lastClass, nextClass);
  into[13] = mixed(weightBits, 14, previousClass, lastClass, nextClass);
  into[14] = mixed(weightBits, 20, lastClass, nextClass, afterNextClass);
  into[15] = mixed(weightBits, 27, whole, place.nextLetter);
  into[16] = one.within[0] ?? 0;
  into[17] = one.within[1] ?? 0;
}

function ofItsKind(one: Said, kind: number, place: Place, into: Int32Array): void {
  const { previousClass, nextClass, counted, subject, previousNumber, secondNumber, nextNumber } = place;
  const numbers = previousNumber * 64 + one.number * 16 + nextNumber * 4 + secondNumber;
  into[18] = mixed(weightBits, 15, kind, previousClass);
  into[19] = mixed(weightBits, 16, kind, nextClass);
  into[20] = mixed(weightBits, 17, kind, previousClass, nextClass);
  into[21] = mixed(weightBits, 18, kind, place.haste);
  into[22] = mixed(weightBits, 19, numbers, one.end);
  into[23] = mixed(weightBits, 21, one.whole, kind, previousClass);
  into[24] = mixed(weightBits, 22, one.whole, kind, nextClass);
  into[25] = mixed(weightBits, 23, counted, one.number, kind);
  into[26] = mixed(weightBits, 24, counted, one.twoLetters, nextClass);
  into[27] = mixed(weightBits, 25, subject, one.threeLetters, kind);
  into[28] = mixed(weightBits, 26, subject * 64 + counted * 4 + previousNumber, one.twoLetters, kind);
}
