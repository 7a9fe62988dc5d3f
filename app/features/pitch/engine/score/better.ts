import type { Locale } from '#app/i18n/locales';
import { plainText, type Passage } from '../../pitch';
import { toPassage } from '../span';
import { unstyled } from '../style';
import { countWords, fold, splitSentences, upperFirst } from '../words';
import { lineFaults } from './line-rules';
import { sentencesOf } from './sentences';
import type { Subject } from './subject';

/** A better line than `line`, where rules have one: split, in plain words, or said another way by the pack. */
export function betterLine(line: Passage, subject: Subject): { better?: Passage } {
  const { pack, reading } = subject;
  const text = plainText(line);
  const texts = [
    splitLong(text, pack.lang),
    pack.restyle(text, { ...unstyled, plain: true }),
    ...otherWays(text, subject),
  ];
  const passages = texts
    .filter((one) => one !== undefined)
    .map((one) => toPassage(pack.typeset(one), reading.quotedLang));
  return firstPassable(passages, line, subject);
}

/** The first of some lines that differs from `line` and has no fault of its own. */
export function firstPassable(
  lines: Passage[],
  line: Passage,
  { source, pack }: Subject,
): { better?: Passage } {
  const better = lines.find(
    (one) =>
      plainText(one) !== plainText(line) &&
      plainText(one) !== '' &&
      sentencesOf([one]).every((sentence) => lineFaults(sentence, source, pack.lang).length === 0),
  );
  return better === undefined ? {} : { better };
}

/** The other variants of the beat that the line is one of. */
function otherWays(text: string, { pack, reading }: Subject): string[] {
  const beat = pack
    .beats(reading)
    .find(({ variants }) => variants.some((variant) => pack.typeset(variant.text) === text));
  return beat?.variants.map((variant) => variant.text) ?? [];
}

/** A long sentence as two, where a clause of its own begins; undefined where none does. */
function splitLong(text: string, lang: Locale): string | undefined {
  const joint = joints[lang].exec(fold(text));
  if (joint === null || countWords(text) < fewestToSplit) return undefined;
  const first = text.slice(0, joint.index);
  const second = upperFirst(text.slice(joint.index + joint[0].length));
  const split = `${first}. ${second}`;
  return splitSentences(split).length > splitSentences(text).length ? split : undefined;
}

const fewestToSplit = 17;

// Before a pronoun a clause can stand by itself.
const joints: Record<Locale, RegExp> = {
  fr: /(?:,? (?:et|mais)|[,;]) (?=(?:nous|je|j'|il|elle|ils|elles|on|cela|vous|c'est|ce sont)\b)/u,
  en: /(?:,? (?:and|but|so)|[,;]) (?=(?:we|i|it|they|you|this|that's|he|she|there)\b)/u,
  es: /(?:,? (?:y|pero)|[,;]) (?=(?:nosotros|nosotras|ellos|ellas|usted|ustedes|esto|eso|asi|tambien)\b)/u,
};
