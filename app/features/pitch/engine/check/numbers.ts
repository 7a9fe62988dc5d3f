import type { Locale } from '#app/i18n/locales';
import { numberWords, valueOfFigures } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import { smallWords } from '../languages/all';
import { places } from '../regions/data';

/** A number that a text says, in one spelling for each value: `26`, `300000`, `12.5`, `30%`. */
export type SaidNumber = {
  value: string;
  text: string;
  /** False for a way of speaking: “two”, « cent fois », « tout neuf ». */
  isCount: boolean;
  /** The folded word after it: what it counts, or '' at the end. */
  of: string;
};

type Said = { text: string; words: Word[]; lang: Locale };

export function numbersSaid(text: string, lang: Locale): SaidNumber[] {
  const said = { text, words: wordsOf(withoutCurrencies(text), lang), lang };
  const { words } = said;
  const found: SaidNumber[] = [];
  let index = 0;
  while (index < words.length) {
    const number = figuresAt(said, index) ?? wordsAt(said, index);
    const percent = number && percentAfter(said, number.to);
    const next = percent ?? number?.to ?? index + 1;
    if (number !== undefined) {
      found.push({
        value: `${number.value}${percent === undefined ? '' : '%'}`,
        text: text.slice(words[index]?.from, words[next - 1]?.to),
        isCount: number.isCount || percent !== undefined,
        of: words[next]?.folded ?? '',
      });
    }
    index = next;
  }
  return found;
}

/** Spaces in the place of what stands before an amount: “R27 000” says 27000, and “KSh” is no name. */
export function withoutCurrencies(text: string): string {
  return text.replace(/(?<![\p{L}\d])\p{Lu}\p{L}{0,3}[$/]?(?=\s?\d)/gu, (letters) =>
    letters.endsWith('$') || currencies.has(letters) ? ' '.repeat(letters.length) : letters,
  );
}

const currencies = new Set([
  ...places.currencies.keys(),
  ...'R S/ B/ Rs Ksh KSh TSh USh RM Rp Bs CFA FCFA'.split(' '),
]);

/** `to` is the index of the word after the number. */
type Parsed = { value: number; to: number; isCount: boolean };

function figuresAt(said: Said, index: number): Parsed | undefined {
  const { text = '' } = said.words[index] ?? {};
  const digits = /^\d[\d.,\s]*/u.exec(text)?.[0];
  if (digits === undefined) return undefined;
  const rest = text.slice(digits.length);
  const next = nextTo(said, index);
  const scale = scales.get(rest) ?? scales.get(next?.text ?? '') ?? scales.get(next?.folded ?? '');
  const to = index + (rest === '' && scale !== undefined ? 2 : 1);
  return { value: valueOfFigures(digits) * (scale ?? 1), to, isCount: true };
}

const letters = { k: 1e3, K: 1e3, M: 1e6 };
const scales = new Map([
  ...Object.entries(letters),
  ...Object.values(numberWords).flatMap((words) => [...words].filter(([, value]) => value >= 1000)),
]);

function wordsAt(said: Said, index: number): Parsed | undefined {
  const { words, lang } = said;
  let sum: Sum | undefined;
  let to = index;
  while (to === index || nextTo(said, to - 1)) {
    const joined = sum !== undefined && joins[lang](sum, words[to]?.folded, words[to + 1]?.folded);
    const at = joined ? to + 1 : to;
    const next = withWord(sum, words[at]?.folded ?? '', lang, joined);
    if (next === undefined) break;
    sum = next;
    to = at + 1;
  }
  if (sum === undefined) return undefined;
  const value = sum.total + sum.current;
  return { value, to, isCount: value > 2 && !isManner(said, index, to) };
}

type Sum = { total: number; current: number };

function withWord(sum: Sum | undefined, folded: string, lang: Locale, joined: boolean): Sum | undefined {
  let next = sum;
  for (const [at, part] of folded.split('-').entries()) {
    if (part === 'et' && at > 0) continue;
    const isOne = (joined || at > 0) && ones.has(part) && next !== undefined;
    const value = isOne ? 1 : numberWords[lang].get(part);
    next = value === undefined ? undefined : add(next ?? { total: 0, current: 0 }, value, next === undefined);
    if (next === undefined) return undefined;
  }
  return next;
}

const ones = new Set(['un', 'une', 'one', 'uno', 'una']);

function add({ total, current }: Sum, value: number, isFirst: boolean): Sum | undefined {
  if (value >= 1000) return { total: total + Math.max(current, 1) * value, current: 0 };
  if (value === 100 && current < 10) return { total, current: Math.max(current, 1) * 100 };
  const tail = current % 100;
  // Quatre-vingts.
  if (value === 20 && tail === 4) return { total, current: current + 76 };
  const isTeen = (tail === 60 || tail === 80) && value >= 10 && value < 20;
  const goesOn = isFirst || tail === 0 || isTeen || (tail % 10 === 0 && value < 10);
  return goesOn ? { total, current: current + value } : undefined;
}

/** Whether a small word joins two parts of one number: « vingt et un », “two hundred and five”, « treinta y seis ». */
const joins: Record<Locale, (sum: Sum, word: string | undefined, next: string | undefined) => boolean> = {
  en: ({ current }, word, next) => word === 'and' && current % 100 === 0 && numberWords.en.has(next ?? ''),
  fr: ({ current }, word, next = '') =>
    word === 'et' && current % 10 === 0 && (ones.has(next) || next === 'onze'),
  es: ({ current }, word, next = '') =>
    word === 'y' && current % 10 === 0 && (ones.has(next) || (numberWords.es.get(next) ?? 10) < 10),
};

/** « Cent fois »; « tout neuf », « un vélo neuf », « à neuf » end a phrase, and a count has its noun after it. */
function isManner(said: Said, from: number, to: number): boolean {
  const next = nextTo(said, to - 1)?.folded;
  if (next === 'fois' || next === 'times' || next === 'veces') return true;
  if (said.lang !== 'fr' || to !== from + 1 || said.words[from]?.folded !== 'neuf') return false;
  const isSmall = (folded: string) => smallWords.fr?.has(folded) === true;
  const before = nextTo(said, from - 1) && said.words[from - 1]?.folded;
  if (next === undefined || isSmall(next) || before === 'du') return true;
  return before !== undefined && before.length > 3 && !isSmall(before);
}

function percentAfter({ text, words }: Said, to: number): number | undefined {
  const end = words[to - 1]?.to ?? 0;
  const mark = text.slice(end, end + 2).trimStart();
  if (mark.startsWith('%')) return to;
  const [first, second] = [words[to]?.folded, words[to + 1]?.folded];
  if (first === 'percent') return to + 1;
  return percents.has(`${first} ${second}`) ? to + 2 : undefined;
}

const percents = new Set(['pour cent', 'per cent', 'por ciento']);

function nextTo({ text, words }: Said, index: number): Word | undefined {
  const [word, next] = [words[index], words[index + 1]];
  return word && next && /^[\s-]$/u.test(text.slice(word.to, next.from)) ? next : undefined;
}
