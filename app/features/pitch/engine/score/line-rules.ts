import type { Locale } from '#app/i18n/locales';
import type { CheckNumber } from '../../pitch';
import { sentenceLimits } from '../bands';
import { jargonOf } from '../check-words';
import { countWords, fold } from '../words';
import { figuresOf, spelledNumbersOf } from './numbers';
import { ownText, type Sentence } from './sentences';
import { bareWords, type Source } from './source';

/** What is wrong with a sentence, told in English to whoever is to write it again. */
export type LineFault = { check: CheckNumber; text: string };

/** The faults of one sentence by itself: invented facts, jargon, breath, markup, typography. */
export function lineFaults(sentence: Sentence, source: Source, lang: Locale): LineFault[] {
  const own = ownText(sentence.line);
  const words = countWords(sentence.text);
  return [
    ...untracedNumbers(own, source).map((number) => ({
      check: 9 as const,
      text: `The number ${number} is not in the brief.`,
    })),
    ...untracedNames(own, source).map((name) => ({
      check: 9 as const,
      text: `The name “${name}” is not in the brief.`,
    })),
    ...found(11, jargonIn(own, source, lang), (word) => `“${word}” is jargon or a superlative.`),
    ...(words > sentenceLimits.longest
      ? [
          {
            check: 12 as const,
            text: `This sentence has ${words} words; ${sentenceLimits.longest} are the most one can say.`,
          },
        ]
      : []),
    ...found(12, markup.exec(sentence.text)?.[0], (mark) => `“${mark}” cannot be said aloud.`),
    ...(lang === 'fr'
      ? found(2, badFrenchSpace(sentence.text), (place) => `French typography at “${place}”.`)
      : []),
  ];
}

function found(check: CheckNumber, what: string | undefined, say: (what: string) => string): LineFault[] {
  return what === undefined ? [] : [{ check, text: say(what) }];
}

/** Figures, and numbers in words above twenty, that the source does not hold in any spelling. */
function untracedNumbers(own: string, { numbers }: Source): string[] {
  const spelled = spelledNumbersOf(own).filter((number) => Number.parseFloat(number) > mostCounted);
  return [...new Set([...figuresOf(own), ...spelled])].filter((number) => !numbers.has(number));
}

/** Smaller ones are a way of speaking: « deux choses », “four countries”, and “once”, which is eleven in Spanish. */
const mostCounted = 20;

/** Capitals in the middle of a sentence that the source does not hold. */
function untracedNames(own: string, { words }: Source): string[] {
  const names =
    own.replace(/[’'](?=\p{Lu})/gu, ' ').match(/(?<=[\p{L}\d,;)»’”"] )(?:\p{Lu}[\p{L}\d&-]+)/gu) ?? [];
  return names.filter(
    (name) =>
      !bareWords(name)
        .split(' ')
        .every((word) => words.has(word) || word === 'i'),
  );
}

/** A word of the list, unless it stands inside a quoted value that the founder declared. */
function jargonIn(own: string, { messagesAndValues }: Source, lang: Locale): string | undefined {
  const text = fold(
    own.replace(/[«“"][^»”"]*[»”"]/gu, (quoted) =>
      messagesAndValues.includes(bareWords(quoted)) ? ' ' : quoted,
    ),
  );
  return jargonOf[lang].exec(text)?.[0];
}

const markup = /\p{Extended_Pictographic}|^[-*#•]|https?:|\S@\S|<\/?\w|\*\*/mu;

/** A mark without its space, with the words before it. */
function badFrenchSpace(text: string): string | undefined {
  const at = text.search(frenchSpace);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 12), at + 3);
}

const frenchSpace = /[^\u202f][;!?]|[^\u00a0]:(?=\s)|«[^\u00a0]|[^\u00a0]»|\p{L}'\p{L}/u;
