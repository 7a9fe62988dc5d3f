import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import {
  type Duration,
  durations,
  type Passage,
  type Pitch,
  type PitchOrder,
  plainText,
  spokenIn,
  type Sum,
  sumSchema,
} from '../../pitch';
import { sourceOf } from '../check/source';
import { rightSums } from '../check/sums';
import { ceilingFor, isWorthIt } from '../ceilings';
import { countWords, fold, splitSentences } from '../words';
import { toPassages } from './clean';

const texts = z.array(z.string());

/**
 * How the model answers what is said most. A text is a list of paragraphs, and one that the facts do not fill is empty.
 * Lengths are not part of a shape: a good answer is not lost over one word; they are checked and asked for again.
 */
export const spokenAnswerSchema = z.object({ seconds60: texts, seconds30: texts });
export type SpokenAnswer = z.infer<typeof spokenAnswerSchema>;

/** How the model answers when it has listened to them; what hurts is said first, so that it is mended. */
export const reviewSchema = z.object({
  hurts: texts,
  ...spokenAnswerSchema.shape,
  sums: z.array(sumSchema),
});
export type Reviewed = z.infer<typeof reviewSchema>;
/** The two texts, with the sums that they tell where they were reviewed. */
export type Spoken = SpokenAnswer & { sums?: Sum[] };

/** How the model answers the texts around it. */
export const otherTextsSchema = z.object({
  seconds15: texts,
  seconds90: texts,
  openings: texts.min(1),
  oneLiner: z.string(),
  email: z.object({ subject: z.string(), body: texts.min(1) }),
});
export type OtherTexts = z.infer<typeof otherTextsSchema>;

export type PitchAnswer = SpokenAnswer & OtherTexts;

/** The two texts with the sums that are right. */
export function reviewed({ seconds60, seconds30, sums }: Reviewed, { brief, lang }: PitchOrder): Spoken {
  return { seconds60, seconds30, sums: rightSums(sums, sourceOf(brief, lang)) };
}

/** A pitch of the two texts alone, plain and typeset; without the one that is empty. */
export function spokenOnly({ seconds30, seconds60, sums = [] }: Spoken, lang: Locale): Pitch {
  const short = toPassages([seconds30.join(' ')], lang);
  const long = toPassages(seconds60, lang);
  return {
    oneLiner: [],
    spoken: { ...(short.length > 0 && { 30: short }), ...(long.length > 0 && { 60: long }) },
    openings: [],
    email: { subject: [], body: [] },
    sums,
  };
}

/** The answers as a pitch: plain text, typeset, without the durations that say hardly more than the one before. */
export function readPitch(
  { oneLiner, openings, email, sums = [], ...answer }: PitchAnswer & Spoken,
  lang: Locale,
): Pitch {
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
    ...(sums.length > 0 && { sums }),
  };
}

/** A text that says less than a quarter more takes the place of the one before where it fits there, else it goes. */
function worthSaying(whole: Record<Duration, Passage[]>, lang: Locale): Pitch['spoken'] {
  const spoken: Pitch['spoken'] = {};
  let before: { duration: Duration; words: number } | undefined;
  for (const duration of durations) {
    const words = countWords(plainText(whole[duration]));
    if (words === 0) continue;
    if (before === undefined || isWorthIt(before.words, words)) {
      before = { duration, words };
      spoken[`${duration}`] = whole[duration];
    } else if (words > before.words && words <= ceilingFor(lang, before.duration)) {
      before = { ...before, words };
      spoken[`${before.duration}`] = whole[duration];
    }
  }
  return spoken;
}

/** What the spoken text begins with comes first, whatever the model says; each opening once, three at most. */
function openingsOf(offered: Passage[], spoken: Passage, lang: Locale): Passage[] {
  const text = plainText(spoken);
  const said = (passage: Passage) => fold(plainText(passage));
  const used = offered.find((opening) => fold(text).startsWith(said(opening)));
  const [first] = used ? [used] : toPassages(splitSentences(text).slice(0, 1), lang);
  const all = [...(first ? [first] : []), ...offered];
  return all.filter((one, at) => all.findIndex((other) => said(other) === said(one)) === at).slice(0, 3);
}
