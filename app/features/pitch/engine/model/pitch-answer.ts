import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import { type Duration, type Passage, type Pitch, plainText, spokenIn } from '../../pitch';
import { durations } from '../../pitch-constants';
import { maxWordsFor, minGrowth } from '../max-words';
import { countWords, fold, splitSentences } from '../words';
import { toPassages } from './sanitize';

const texts = z.array(z.string());

/** Lists of paragraphs. Lengths are checked afterwards: a good answer is not lost over one word. */
export const spokenAnswerSchema = z.object({ seconds60: texts, seconds30: texts });
export type SpokenAnswer = z.infer<typeof spokenAnswerSchema>;

export const otherTextsSchema = z.object({
  seconds15: texts,
  seconds90: texts,
  openings: texts.min(1),
  oneLiner: z.string(),
  email: z.object({ subject: z.string(), body: texts.min(1) }),
});
export type OtherTexts = z.infer<typeof otherTextsSchema>;

export type PitchAnswer = SpokenAnswer & OtherTexts;

export function spokenOnly({ seconds30, seconds60 }: SpokenAnswer, lang: Locale): Pitch {
  const short = toPassages([seconds30.join(' ')], lang);
  const long = toPassages(seconds60, lang);
  return {
    oneLiner: [],
    spoken: { ...(short.length > 0 && { 30: short }), ...(long.length > 0 && { 60: long }) },
    openings: [],
    email: { subject: [], body: [] },
  };
}

export function readPitch({ oneLiner, openings, email, ...answer }: PitchAnswer, lang: Locale): Pitch {
  const passages = (lines: string[]) => toPassages(lines, lang);
  const whole = {
    15: passages([answer.seconds15.join(' ')]),
    30: passages([answer.seconds30.join(' ')]),
    60: passages(answer.seconds60),
    90: passages(answer.seconds90),
  };
  const spoken = worthSaying(whole, lang);
  return {
    oneLiner: passages([oneLiner])[0] ?? [],
    spoken,
    openings: openingsOf(passages(openings), spokenIn({ spoken }, 60)[0] ?? [], lang),
    email: { subject: passages([email.subject])[0] ?? [], body: passages(email.body) },
  };
}

/** A text that says less than a twentieth more takes the place of the one before where it fits there, else it goes. */
function worthSaying(whole: Record<Duration, Passage[]>, lang: Locale): Pitch['spoken'] {
  const spoken: Pitch['spoken'] = {};
  let before: { duration: Duration; words: number } | undefined;
  for (const duration of durations) {
    const words = countWords(plainText(whole[duration]));
    if (words === 0) continue;
    if (before === undefined || words >= before.words * minGrowth) {
      before = { duration, words };
      spoken[`${duration}`] = whole[duration];
    } else if (words > before.words && words <= maxWordsFor(lang, before.duration)) {
      before = { ...before, words };
      spoken[`${before.duration}`] = whole[duration];
    }
  }
  return spoken;
}

function openingsOf(offered: Passage[], spoken: Passage, lang: Locale): Passage[] {
  const text = plainText(spoken);
  const said = (passage: Passage) => fold(plainText(passage));
  const used = offered.find((opening) => fold(text).startsWith(said(opening)));
  const [first] = used ? [used] : toPassages(splitSentences(text).slice(0, 1), lang);
  const all = [...(first ? [first] : []), ...offered];
  return all.filter((one, at) => all.findIndex((other) => said(other) === said(one)) === at).slice(0, 3);
}
