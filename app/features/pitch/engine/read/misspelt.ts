import type { Locale } from '#app/i18n/locales';
import { type Dictionary, dictionaryOf, type Frequent } from '../languages/dictionary';
import { inEach } from '../languages/each';
import { slipsOf } from '../languages/slips';

/** What may have been meant. `cost` and the logarithm of the rank are in powers of ten: how rarely one mistypes so, and says so. */
type Candidate = { word: string; cost: number; score: number };

function candidateOf({ word, rank }: Frequent, cost: number): Candidate {
  return { word, cost, score: Math.log10(rank) + cost };
}

/** The frequent words one slip away from these letters, or two where both are of the ear, and the cheapest slip of each. */
export function candidatesFor(folded: string, lang: Locale, { frequent }: Dictionary): Candidate[] {
  const found = new Map<string, Candidate>();
  const consider: Consider = (letters, cost) => {
    if (letters === folded) return;
    for (const one of frequent(letters)) {
      const candidate = candidateOf(one, cost);
      if (candidate.score < (found.get(one.word)?.score ?? Infinity)) found.set(one.word, candidate);
    }
  };
  slipsOfTheFinger(folded, lang, consider);
  slipsOfTheEar(folded, lang, (letters, cost) => {
    consider(letters, cost);
    if (folded.length >= fewestForTwo)
      slipsOfTheEar(letters, lang, (twice, second) => consider(twice, cost + second + costs.second));
  });
  return [...found.values()];
}

type Consider = (letters: string, cost: number) => void;

const fewestForTwo = 5;

const costs = {
  doubled: 0.5,
  alike: 0.5,
  silent: 0.8,
  swapped: 0.8,
  missing: 1.2,
  vowel: 1.5,
  neighbour: 1.8,
  extra: 2,
  other: 2.5,
  second: 0.3,
  /** One looks at what begins a word, and hears how it ends; in a short word any letter may be meant. */
  first: 1.5,
  last: 0.5,
  short: 1,
};
const fewestLong = 6;

/** A letter left out, typed beside the right one, or before the one before it. */
function slipsOfTheFinger(typed: string, lang: Locale, consider: Consider): void {
  const short = typed.length < fewestLong ? costs.short : 0;
  for (let at = 0; at <= typed.length; at += 1) {
    const [before, letter, after] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
    const first = at === 0 ? costs.first : 0;
    const left = costs.missing + first + (letter === '' ? costs.last : 0);
    for (const other of alphabet) consider(before + other + letter + after, left);
    if (letter === '') continue;
    consider(before + after, costs.extra + short + first + (after === '' ? costs.last * 2 : 0));
    consider(before + after.charAt(0) + letter + after.slice(1), costs.swapped + first);
    for (const other of alphabet)
      consider(before + other + after, costOfOther(letter, other, lang) + short + first);
  }
}

function costOfOther(typed: string, meant: string, lang: Locale): number {
  if (vowels.includes(typed) && vowels.includes(meant)) return costs.vowel;
  return neighbours[lang].has(typed + meant) ? costs.neighbour : costs.other;
}

/** A letter doubled or not, one that is not heard, and what sounds alike. */
function slipsOfTheEar(typed: string, lang: Locale, consider: Consider): void {
  for (let at = 0; at < typed.length; at += 1) {
    const [before, letter, after] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
    consider(before + letter + letter + after, costs.doubled);
    // «palletas» is no slip of the ear.
    const twice = lang === 'es' && letter === 'l' ? costs.extra : costs.doubled;
    if (letter === before.slice(-1)) consider(before + after, twice);
    if (lang !== 'en' || letter !== 'h')
      consider(`${before}h${letter}${after}`, at === 0 ? costs.alike : costs.silent);
  }
  for (const [meant = '', heard = ''] of slipsOf[lang].alike)
    for (let at = typed.indexOf(heard); at >= 0; at = typed.indexOf(heard, at + 1))
      consider(typed.slice(0, at) + meant + typed.slice(at + heard.length), costs.alike);
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
const vowels = 'aeiou';

/** Keys beside each other, two letters each. */
export const neighbours = inEach((lang) => neighboursOn(slipsOf[lang].keyboard));

/** Of the keys of one row those beside each other, and below each the two that it touches. */
function neighboursOn(keyboard: string): ReadonlySet<string> {
  const rows = keyboard.split(' ');
  const found = new Set<string>();
  for (const [row, keys] of rows.entries())
    for (const [at, key] of [...keys].entries())
      for (const other of [keys.charAt(at + 1), ...(rows[row + 1]?.slice(Math.max(0, at - 1), at + 1) ?? '')])
        found.add(key + other).add(other + key);
  return found;
}

/** How sure one is that a word of that length, which the dictionary has not, is no other: a score below it. */
export function surest(length: number): number {
  return Math.min(5.5, 3.1 + 0.3 * length);
}

/** «Canchón» is a large «cancha», «piecita» a small «pieza»: no dictionary has them all. */
export function isDerived(word: string): boolean {
  const { has } = dictionaryOf('es');
  const ending = derived.find((end) => word.endsWith(end)) ?? word;
  const stem = word.slice(0, -ending.length);
  return stem.length > 2 && ['a', 'o', 'e', ''].some((end) => has(stem + end));
}

const derived =
  'ón ones ona cito cita citos citas ito ita itos itas illo illa illos illas azo azos ote'.split(' ');

/** French and Spanish founders have words of it: “design”. */
export function isUsualEnglish(word: string): boolean {
  const [usual] = dictionaryOf('en').frequent(word);
  return usual !== undefined && usual.rank <= mostUsualEnglish;
}

const mostUsualEnglish = 20_000;
