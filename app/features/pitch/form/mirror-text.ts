import { fallbackLocale, isLocale } from '#app/i18n/locales';
import { beginningOf } from '#app/lib/text';
import { briefTexts } from '../brief';
import { countWords, splitSentences } from '../engine/words';
import { speakingSeconds } from '../speaking-seconds';
import type { BriefDraft } from './brief-draft';

/** Characters of a sentence that the mirror shows. */
const longest = 180;

/** How a description begins: its first sentence, cut between two words where it is long; empty when there is none. */
export function firstSentence(description: string): string {
  const sentence = splitSentences(description.trim())[0] ?? '';
  if (sentence.length <= longest) return sentence;
  const end = sentence.slice(0, longest).lastIndexOf(' ');
  return `${beginningOf(sentence, Math.max(end, longest / 2))}…`;
}

/** Seconds that it takes to say all that was written. */
export function secondsAloud(draft: BriefDraft, locale: string): number {
  const texts = briefTexts.map((field) => draft[field]);
  return speakingSeconds(countWords(texts.join(' ')), isLocale(locale) ? locale : fallbackLocale);
}

/** The most words of a stretch without a mark or a line break that would end a sentence. */
export function longestStretch(text: string): number {
  return Math.max(...text.split(/[.!?…;:](?=\s)|\n/u).map(countWords));
}
