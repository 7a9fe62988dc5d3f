import { type Locale, locales } from '#app/i18n/locales';
import { type CheckNumber, type Passage, plainText } from '../../pitch';
import { maxSentenceWords } from '../max-words';
import { smallWords } from '../languages/all';
import { cuesOf } from '../languages/cues';
import { hypeIn } from '../languages/word-lists';
import { type Word, wordsOf } from '../phrases';
import { countWords, startsUpper, wordsInABreath } from '../words';
import { numbersSaid, withoutCurrencies } from './numbers';
import { ownText, type Sentence, sentencesOf } from './sentences';
import { bareWords, type Source } from './source';

/** `text` quotes the words at fault. */
export type LineFault = {
  check: CheckNumber;
  line: Passage;
  text: string;
  ofBreath?: true;
  ofLength?: true;
};

export type MeasuredSentence = ReturnType<typeof measure>;

/** Measures each sentence once, although most stand in several durations. */
export function measurer(source: Source, lang: Locale): (passages: Passage[]) => MeasuredSentence[] {
  const known = new Map<string, MeasuredSentence>();
  return (passages) =>
    sentencesOf(passages).map((sentence) => {
      const key = `${sentence.text}\n${ownText(sentence.line)}`;
      const measured = known.get(key) ?? measure(sentence, source, lang);
      known.set(key, measured);
      const faults = measured.faults.map((fault) => ({ ...fault, line: sentence.line }));
      return { ...measured, ...sentence, faults };
    });
}

function measure(sentence: Sentence, source: Source, lang: Locale) {
  const own = wordsOf(ownText(sentence.line), lang);
  const count = (one: Locale) => own.filter(({ folded }) => smallWords[one]?.has(folded)).length;
  return {
    ...sentence,
    words: countWords(sentence.text),
    bare: bareWords(sentence.text).join(' '),
    small: { en: count('en'), fr: count('fr'), es: count('es') },
    faults: lineFaults(sentence, source, lang),
  };
}

/** The line that shows that a text is in another language; `margin` is how many small words may be foreign. */
export function otherLanguage(sentences: MeasuredSentence[], lang: Locale, margin: number): LineFault[] {
  const total = (one: Locale) => sentences.reduce((sum, { small }) => sum + small[one], 0);
  const other = locales.find((one) => one !== lang && total(one) > total(lang) + margin);
  if (other === undefined) return [];
  const line = sentences.find(({ small }) => small[other] > small[lang])?.line ?? [];
  return [{ check: 9, line, text: `It reads as “${other}”; it must be in “${lang}”.` }];
}

export function firstPassable(lines: Passage[], line: Passage, source: Source, lang: Locale) {
  const better = lines.find((one) => {
    const isOther = plainText(one) !== plainText(line) && plainText(one) !== '';
    return isOther && sentencesOf([one]).every((sentence) => lineFaults(sentence, source, lang).length === 0);
  });
  return better === undefined ? {} : { better };
}

function lineFaults({ text, line }: Sentence, source: Source, lang: Locale): LineFault[] {
  const own = withoutCurrencies(ownText(line));
  const words = wordsOf(own, lang);
  const count = wordsInABreath(text);
  const fault = (check: CheckNumber, what: string | undefined, say: (what: string) => string): LineFault[] =>
    what === undefined ? [] : [{ check, line, text: say(what) }];
  const nowhere = (what: string) => (found: string) =>
    `The ${what} “${found}” is nowhere in what the founder wrote.`;
  const tooMany = `This sentence has ${count} words; ${maxSentenceWords} are the most one can say.`;
  return [
    ...inventedNumbers(own, source, lang).flatMap((number) => fault(7, number, nowhere('number'))),
    ...inventedNames(own, words, source, lang).flatMap((name) => fault(7, name, nowhere('name'))),
    ...fault(9, hypeOf(own, words, source, lang), (hype) => `“${hype}” praises and shows nothing.`),
    ...fault(9, /\[[^\]]{0,80}\]?|\]/u.exec(own)?.[0], (hole) => `“${hole}” is a hole: say it without.`),
    ...fault(9, markup.exec(text)?.[0], (mark) => `“${mark}” cannot be said aloud.`),
    ...fault(9, badSpace(text, lang), (place) => `French typography at “${place}”.`),
    ...(count > maxSentenceWords
      ? [{ check: 9 as const, line, text: tooMany, ofBreath: true as const }]
      : []),
  ];
}

/** Numbers that the founder did not write; how many minutes are asked of the listener is a wish, no fact. */
function inventedNumbers(own: string, { numbers }: Source, lang: Locale): string[] {
  const isWish = own.trimEnd().endsWith('?');
  const invented = numbersSaid(own, lang)
    .filter(({ value, isCount }) => isCount && !numbers.has(value))
    .filter(({ of }) => !(isWish && of.startsWith('minut')));
  return [...new Set(invented.map(({ text }) => text))];
}

/** Capitals in mid-sentence that the founder did not write. A translated brief has names in other spellings. */
function inventedNames(own: string, words: Word[], source: Source, lang: Locale): string[] {
  if (source.isForeign) return [];
  const { capitals } = cuesOf[lang];
  const names = words.filter(({ text, folded, from }, index) => {
    const before = words[index - 1];
    if (before === undefined || !startsUpper(text) || capitals.has(folded)) return false;
    // A quotation and what a colon announces begin with a capital of their own.
    if (/[:«“"(.!?…]/u.test(own.slice(before.to, from))) return false;
    // “Gwen’s” is Gwen: a letter alone is no name.
    const parts = bareWords(text).filter(({ length }) => length > 1);
    return !parts.every(
      (word) => capitals.has(word) || forms(word, lang).some((one) => source.words.has(one)),
    );
  });
  return names.map(({ text }) => text);
}

/** « dOrleans » is how some write d’Orléans, and several of a thing have its name. */
function forms(word: string, lang: Locale): string[] {
  const singular = word.endsWith('s') ? [word.slice(0, -1)] : [];
  return lang === 'fr' ? [word, `d${word}`, `l${word}`, ...singular] : [word, ...singular];
}

function hypeOf(own: string, words: Word[], { values }: Source, lang: Locale): string | undefined {
  const quoted = [...own.matchAll(/[«“"]([^«»“”"]{1,300})[»”"]/gu)].filter(({ 1: inner = '' }) =>
    values.includes(bareWords(inner).join(' ')),
  );
  const isQuoted = (from: number) =>
    quoted.some(({ index, 0: whole }) => from > index && from < index + whole.length);
  for (let match = hypeIn(lang).find(words); match; match = hypeIn(lang).find(words, match.to)) {
    const [first, last] = [words[match.from], words[match.to - 1]];
    if (first && last && !isQuoted(first.from)) return own.slice(first.from, last.to);
  }
  return undefined;
}

const markup = /\p{Extended_Pictographic}|^[-*#•]|https?:|\S@\S|<\/?\w|\*\*/mu;

function badSpace(text: string, lang: Locale): string | undefined {
  const at = text.search(/[^\u202f;!?][;!?]|[^\u00a0]:(?=\s)|«[^\u00a0]|[^\u00a0]»|\p{L}'\p{L}/u);
  return lang !== 'fr' || at < 0 ? undefined : text.slice(Math.max(0, at - 12), at + 3);
}
