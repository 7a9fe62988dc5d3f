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

/** A comma, the places of its weights, whether a sentence begins behind it, and whether a verb follows, as a run asks of one. */
export type Example = { places: Int32Array; begins: boolean; hasVerb: boolean; told: string };

type Text = { words: Word[]; marks: GapMark[]; begins: boolean[] };

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
  return examplesIn({ words, marks, begins }, lang);
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
  return examplesIn({ words, marks: typed, begins }, lang);
}

/** How many commas are typed for full stops, and how many full stops. */
const habits = [
  [0.9, 0.1],
  [0.6, 0.2],
  [0.4, 0.5],
] as const;

function examplesIn({ words, marks, begins }: Text, lang: Locale): Example[] {
  const breath = breathOf(words, marks, languages[lang]);
  let last = 0;
  return words.flatMap((_, at) => {
    const before = last;
    if (begins[at] === true) last = at;
    if (at < 2 || at > words.length - 2 || marks[at] !== ',') return [];
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
