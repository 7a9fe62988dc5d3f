import type { Locale } from '#app/i18n/locales';
import { durations, type Duration, type Goal } from '../../../pitch';
import { oneLinerLimit, sentenceLimits } from '../../bands';
import { listeners } from './goals';
import { wordsToAvoid } from './words-to-avoid';

export type Bands = Record<Duration, readonly [number, number]>;

/** How a whole pitch is written: in step 6, and again in each refinement. */
export function pitchRules(lang: Locale, goal: Goal, bands: Bands): string[] {
  const { who, hears, ask } = listeners[goal];
  return [
    // Goals differ in proof and ask; without a listener in mind all four pitches come out the same.
    `The listener is ${who}. What they must hear: ${hears}.`,
    // The order of a pitch that works aloud, from the rubric.
    'Order: a situation or question that catches, one problem, for whom, what becomes better, what is different from what people do today, proof, one ask.',
    // Listeners decide in two sentences whether this concerns them.
    'What it is and for whom is clear from the first two sentences. Never begin with a greeting or with “we are”.',
    // More than one problem or mechanism cannot be repeated by somebody who only heard it.
    'One problem, one audience, at most one word on how it works. Name today’s alternative and say the difference outright.',
    // A claim without proof is what investors and users remember least.
    'Give at least one proof from the material in each text; where there is none, leave a blank for it. At most one blank in 15 and 30 seconds, two in 60, three in 90.',
    // Two asks are none.
    `End with exactly one ask: ${ask}.`,
    // The visitor gave these to be heard.
    'In 60 and 90 seconds also say the audience, every place it is made and sold in, and a declared value in its own words.',
    // Models count badly: bands, a target inside, and how many sentences that makes.
    ...durations.map((duration) => bandRule(duration, bands[duration])),
    // Breath: what is longer than this is not said in one go.
    `No sentence over ${sentenceLimits.longest - 3} words; most have 8 to 14. Vary them.`,
    // The longer text gets more facts; padding is heard at once.
    'A longer text says more facts, not the same in more words. No sentence twice in one text.',
    // The list is checked by a program; naming it saves the second call.
    `Never use: ${wordsToAvoid[lang].join(', ')}, nor words of their family. A declared value that is one of them may be quoted between « and ».`,
    // It is read on a card, without the texts around it.
    `oneLiner: one sentence of at most ${oneLinerLimit - 20} characters that says what it is, for whom, and what for.`,
    // The visitor chooses among these; they must be different ideas, not wordings.
    'openings: three ways to begin, each one sentence of at most 14 words and a different idea: a moment of the audience’s day, a question, a fact of the material. All four texts begin with the first one, word for word.',
    // One breath for the short ones; pauses show in the teleprompter.
    'seconds15 and seconds30: one paragraph. seconds60 and seconds90: three to five paragraphs.',
    // Written, not said: read in half a minute by somebody who did not ask for it.
    'email: a subject of at most 8 words and a body of a greeting line, two or three short paragraphs, the same ask last, and a closing line; 110 to 170 words in all. For the names of sender and reader leave blanks.',
  ];
}

function bandRule(duration: Duration, [least, most]: readonly [number, number]): string {
  const aim = Math.round((least + most) / 2);
  return `seconds${duration}: ${least} to ${most} words, aim at ${aim}, about ${Math.round(aim / 11)} sentences.`;
}
