import { languages } from '#app/features/pitch/engine/languages/language';
import { wordsOf, type Word } from '#app/features/pitch/engine/phrases';
import {
  breathOf,
  featureCount,
  featuresOf,
  type GapMark,
  marksIn,
} from '#app/features/pitch/engine/read/parting/features';
import { startsWithVerb } from '#app/features/pitch/engine/read/parting/run-ons';
import type { Locale } from '#app/i18n/locales';
import { align } from '#tests/fixtures/slips/alignment';
import type { HastyText } from '#tests/fixtures/slips/all';

/**
 * A comma, the places of its weights, whether a sentence begins behind it, and whether a verb follows, as a run asks of one; or two words
 * without a mark between them, and whether editors set one.
 */
export type Example = { places: Int32Array; begins: boolean; hasVerb: boolean; told: string };

/** `at`: what is told of, the places behind a comma or those without a mark. */
type Text = { words: Word[]; marks: GapMark[]; begins: boolean[]; at: ',' | '' };

/** Of a text that an editor parted, by its sentences as they were typed. */
export function partedExamples(pieces: readonly string[], lang: Locale): Example[] {
  const starts = new Set<number>();
  let plain = '';
  for (const piece of pieces) {
    if (plain !== '') starts.add((plain += ' ').length);
    plain += piece;
  }
  const words = wordsOf(plain, lang);
  const marks = marksIn(plain, words);
  const begins = words.map(({ from }, at) => marks[at] === '.' || (at > 0 && isNear(starts, from)));
  return examplesIn({ words, marks, begins, at: ',' }, lang);
}

/** A currency may stand before the first word. */
function isNear(starts: ReadonlySet<number>, from: number): boolean {
  return starts.has(from) || starts.has(from - 1);
}

/** Of a careful text, of whose marks most are taken out as somebody in haste leaves them out. */
export function hastyExamples(text: string, lang: Locale, random: () => number): Example[] {
  const words = wordsOf(text, lang);
  const marks = marksIn(text, words);
  const begins = marks.map((mark) => mark === '.');
  const [commas, stops] = habits[Math.floor(random() * habits.length)] ?? [0, 0];
  const typed = marks.map((mark): GapMark => {
    if (mark !== '.') return mark;
    const by = random();
    if (by < commas) return ',';
    return by < commas + stops ? '.' : '';
  });
  return examplesIn({ words, marks: typed, begins, at: ',' }, lang);
}

/** Of a text that an editor mended and marked, in its right words: the places that its founder left without a mark. */
export function markedExamples({ typed, right }: HastyText, lang: Locale): Example[] {
  const [words, own] = [wordsOf(right.toLocaleLowerCase(), lang), wordsOf(typed, lang)];
  const [set, found] = [marksIn(right, words), marksIn(typed, own)];
  const [rights, typedWords] = [words, own].map((some) => some.map(({ text }) => text.toLowerCase()));
  let at = 0;
  const marks = align(typedWords ?? [], rights ?? []).flatMap((pair) => {
    const before = pair.typed.length > 0 ? (found[at] ?? '') : '';
    at += pair.typed.length;
    return pair.right.map((_, index): GapMark => (index === 0 ? before : ''));
  });
  return examplesIn({ words, marks, begins: set.map((mark) => mark !== ''), at: '' }, lang);
}

/** Of a careful text, of whose marks some or all are left out. */
export function bareExamples(text: string, lang: Locale, random: () => number): Example[] {
  const words = wordsOf(text.toLocaleLowerCase(), lang);
  const set = marksIn(text, words);
  const left = random() < withNone ? 0 : random();
  const marks = set.map((mark): GapMark => (mark !== '' && random() < left ? mark : ''));
  return examplesIn({ words, marks, begins: set.map((mark) => mark !== ''), at: '' }, lang);
}

const withNone = 0.3;

/** How many commas are typed for full stops, and how many full stops. */
const habits = [
  [0.9, 0.1],
  [0.6, 0.2],
  [0.4, 0.5],
] as const;

function examplesIn({ words, marks, begins, at: mark }: Text, lang: Locale): Example[] {
  const breath = breathOf(words, marks, languages[lang]);
  let last = 0;
  return words.flatMap((_, at) => {
    const before = last;
    if (begins[at] === true) last = at;
    if (at < 2 || at > words.length - 2 || marks[at] !== mark) return [];
    const places = new Int32Array(featureCount);
    featuresOf(breath, at, before, places);
    const told = [words.slice(Math.max(0, at - 5), at), words.slice(at, at + 5)]
      .map((some) => some.map(({ text }) => text).join(' '))
      .join(', | ');
    return [
      {
        places,
        begins: begins[at] === true,
        hasVerb: startsWithVerb(words, marks, at, languages[lang]),
        told,
      },
    ];
  });
}
