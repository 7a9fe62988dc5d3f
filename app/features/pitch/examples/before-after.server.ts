import { beforeAfterBriefs } from '#app/content/before-after';
import type { Locale } from '#app/i18n/locales';
import { memoizeByLocale } from '#app/i18n/memoize-by-locale';
import { fold, splitSentences } from '../engine/words';
import { durationsOf, plainText } from '../pitch';
import { writeByRules } from '../write-by-rules.server';

/** `struck`: said in no length of the pitch; else the sentence that is made of the description, cut at its deciding words. */
type Span = { text: string; struck?: true; marked?: true };

type Pair = { trade: string; spans: Span[] };

/** Descriptions of invented offers, and the sentence that this build makes of each; written once for a language. */
export const beforeAfterIn = memoizeByLocale(writePairs);

async function writePairs(lang: Locale): Promise<Pair[]> {
  return Promise.all(
    beforeAfterBriefs[lang].map(async ({ trade, deciding, ...fields }) => {
      const { pitch } = await writeByRules({ ...fields, distributedIn: ['EUR'] }, lang);
      const after = plainText(pitch.oneLiner);
      const texts = [
        after,
        ...durationsOf(pitch).flatMap((length) => pitch.spoken[`${length}`]?.map(plainText) ?? []),
      ];
      return { trade, spans: spansOf(fields.description, { after, deciding, pitch: texts.join(' ') }) };
    }),
  );
}

type Made = { after: string; deciding: string; pitch: string };

/** What became of each sentence of a description, without those that only longer texts say. */
function spansOf(description: string, { after, deciding, pitch }: Made): Span[] {
  return splitSentences(description).flatMap((text): Span[] => {
    if (mostlyIncluded(text, after)) return cutAt(deciding, after);
    return mostlyIncluded(text, pitch) ? [] : [{ text, struck: true }];
  });
}

function cutAt(words: string, sentence: string): Span[] {
  const at = sentence.indexOf(words);
  if (at === -1) return [{ text: sentence }];
  const spans: Span[] = [
    { text: sentence.slice(0, at) },
    { text: words, marked: true },
    { text: sentence.slice(at + words.length) },
  ];
  return spans.filter(({ text }) => text);
}

function mostlyIncluded(sentence: string, text: string): boolean {
  const included = new Set(wordsOf(text));
  const words = wordsOf(sentence);
  return words.filter((word) => included.has(word)).length > words.length * 0.6;
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
