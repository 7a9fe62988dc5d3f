import type { Locale } from '#app/i18n/locales';
import { dictionaryOf, prepareDictionary } from '../languages/dictionary';
import { inEach } from '../languages/each';
import { languages } from '../languages/language';
import { slipsOf } from '../languages/slips';
import { weightsOf } from '../languages/weights';
import { type Word, wordsOf } from '../phrases';
import { fold, lowerFirst, remembered, startsLower, upperFirst } from '../words';
import { accented } from './accents';
import { accentsTyped } from './mending/features';
import { type Habits, mendedTokens, slipsIn } from './mending/mend';
import { mendText } from './mending/mend-text';
import { tokensOf } from './mending/tokens';
import { withPlaces } from './places';

/**
 * The founder's words with what is mistyped mended, as far as the words beside it tell what was meant. Where hardly anything is,
 * every word stays that a dictionary has; else small words and endings are mended, too, and the towns of who types in haste.
 * `whole`: the field that they stand in. What it writes twice stays, unless it was spelled by ear.
 */
export function correctSpelling(typed: string, lang: Locale, whole = typed): string {
  const field = fieldIn[lang](whole);
  const text = withUsualMends(typed, lang);
  if (field.isForeign) return text;
  const mended = mendText(text, lang, field);
  return field.isHasty ? withPlaces(mended, lang) : mended;
}

/** Some words of a field with what is said in the whole of it for those that are mended everywhere: alone they tell less of what was meant. */
export function mendedAsIn(field: string, part: string, lang: Locale): string {
  const mended = mendsIn[lang](field);
  const text = withUsualMends(part, lang);
  return tokensOf(text, lang).reduceRight((said, { typed, from, to }) => {
    const right = mended.get(typed);
    return right === undefined ? said : said.slice(0, from) + right.replaceAll("'", '’') + said.slice(to);
  }, text);
}

/** What a language hardly ever has beside each other, as it should be: “a app”, « c une fête ». */
export function withUsualMends(typed: string, lang: Locale): string {
  const text = languages[lang].grammar.mends.reduce(
    (said, [slip, right]) => said.replace(slip, right),
    typed,
  );
  const words = wordsOf(text, lang);
  let [said, from] = ['', 0];
  for (let at = 0; at < words.length; at += 1) {
    const found = besideAt(text, words, at, lang);
    if (found === undefined) continue;
    const { right, last } = found;
    said += text.slice(from, words[at]?.from) + right;
    from = words[last]?.to ?? text.length;
    at = last;
  }
  return said + text.slice(from);
}

/** The longest of the words that hardly ever stand beside each other: “no body”, but “no body panels”. “B4” and «Mas» may be names. */
function besideAt(
  text: string,
  words: readonly Word[],
  at: number,
  lang: Locale,
): { right: string; last: number } | undefined {
  const first = words[at];
  if (!first || text.charAt(first.from - 1) === '-') return undefined;
  for (let last = Math.min(at + mostBeside, words.length) - 1; last >= at; last -= 1) {
    const typed = text.slice(first.from, words[last]?.to);
    const right = slipsOf[lang].beside.get(last > at ? lowerFirst(typed) : typed)?.replaceAll("'", '’');
    if (right !== undefined) return { right: startsLower(typed) ? right : upperFirst(right), last };
  }
  return undefined;
}

const mostBeside = 4;

/** Whether a field was typed without capitals, or with many slips. */
export function isTypedInHaste(field: string, lang: Locale): boolean {
  return fieldIn[lang](field).isHasty;
}

/** Loads what it needs beforehand, else the first brief of a language waits for it, and so does everybody else. */
export async function prepareSpelling(lang: Locale): Promise<void> {
  await prepareDictionary(lang);
  await prepareDictionary('en');
  weightsOf('mending', lang);
  weightsOf('parting', lang);
}

type Field = Habits & {
  isForeign: boolean;
  /** It lacks capitals, or has several slips: its towns lack theirs, too, and its sentences run on. */
  isHasty: boolean;
};

const mendsIn = inEach((lang) =>
  remembered(20, (text): ReadonlyMap<string, string> => {
    const field = fieldIn[lang](text);
    const tokens = field.isForeign ? [] : tokensOf(withUsualMends(text, lang), lang);
    const said = mendedTokens(tokens, field, lang);
    const stays = new Set(tokens.filter(({ typed }, at) => said[at] === typed).map(({ typed }) => typed));
    return new Map(tokens.flatMap(({ typed }, at) => (stays.has(typed) ? [] : [[typed, said[at] ?? typed]])));
  }),
);

// Who types in capitals alone has none that tell of anything.
const fieldIn = inEach((lang) =>
  remembered(20, (text) => fieldOf(/\p{Ll}/u.test(text) ? text : text.toLocaleLowerCase(), lang)),
);

function fieldOf(text: string, lang: Locale): Field {
  const words: string[] = text.match(/\p{L}+/gu) ?? [];
  const isOther = isForeign(words, lang);
  const { haste, mistyped, hasWrongKeys } = isOther ? noSlips : slipsIn(tokensOf(text, lang), lang);
  const isHasty = !isOther && lacksCare(text, mistyped);
  return {
    isForeign: isOther,
    isHasty,
    haste: isHasty ? Math.max(leastHaste, haste) : haste,
    hasWrongKeys,
    ...habitsOf(text, words),
  };
}

const noSlips = { haste: 0, mistyped: 0, hasWrongKeys: false };
/** Even where it cannot tell how. */
const leastHaste = 2;

/** A finger hardly ever slips twice alike, and what has its capital elsewhere is a name. */
function habitsOf(text: string, words: readonly string[]): Pick<Habits, 'names' | 'repeated' | 'accents'> {
  const names: string[] = text.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{L}+/gu) ?? [];
  const times = Map.groupBy(words, (word) => fold(word).replace(/s$/u, ''));
  const repeated = words
    .filter((word) => (times.get(fold(word).replace(/s$/u, ''))?.length ?? 0) > 1)
    .map((word) => word.toLocaleLowerCase());
  return {
    names: new Set(names.map((name) => name.toLocaleLowerCase())),
    repeated: new Set(repeated),
    accents: accentsTyped(words),
  };
}

/** No capital at first or at several sentences (one may follow “approx.”), or several words that are none and would be mended, more than by an accent. */
function lacksCare(text: string, slips: number): boolean {
  const small = text.split(/(?<=[.!?])\s+/u).filter(startsLower).length;
  if (startsLower(text.trimStart()) || small > 1) return true;
  return slips > (small > 0 ? 0 : mostTerms);
}

const mostTerms = 2;

/** Of more than half, or more than any founder misspells, the dictionary knows nothing: dialect, or noise. Who spells by ear has the small words. */
function isForeign(words: readonly string[], lang: Locale): boolean {
  const small = new Set(words.filter((word) => startsLower(word) && word.length >= fewestLetters));
  let unknown = 0;
  for (const word of small) {
    if (!isKnown(word, lang)) unknown += 1;
    if (unknown > mostUnknown) return true;
  }
  if (unknown <= fewestUnknown || unknown * 2 <= small.size) return false;
  return unknown === small.size || !hasOwnWords(words, lang);
}

/** « le », «y», “the”: however somebody spells, some of the small words of the language are right. */
function hasOwnWords(words: readonly string[], lang: Locale): boolean {
  const short = words.filter((word) => word.length < fewestLetters);
  const own = short.filter((word) => slipsOf[lang].own.has(word.toLocaleLowerCase()));
  return own.length > 1 && own.length > short.length * fewestOwn;
}

/** A text of another language hardly ever has so many, one of its own nearly always. */
const fewestOwn = 0.2;
const [fewestUnknown, mostUnknown] = [5, 30];
const fewestLetters = 4;
const longest = 24;

/** But for its accents. */
function isKnown(word: string, lang: Locale): boolean {
  const dictionary = dictionaryOf(lang);
  const isWord = dictionary.has(word) || dictionary.frequent(fold(word)).length > 0;
  return word.length <= longest && (isWord || accented(word, lang, dictionary).length > 0);
}
