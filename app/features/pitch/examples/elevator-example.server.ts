import { elevatorExample } from '#app/content/elevator-example';
import type { Locale } from '#app/i18n/locales';
import type { Brief } from '../brief-schema';
import { embeddedEngine } from '../engine/embedded';
import { countWords } from '../engine/words';
import { speakingSeconds } from '../speaking-seconds';
import { durationsOf, plainText } from '../pitch';
import { stepNumbers } from '../pitch-constants';

type ElevatorFloor = {
  /** Seconds that the text may take. */
  duration: number;
  /** Plain text, a paragraph each. */
  paragraphs: string[];
  words: number;
  /** Seconds that it takes to say it. */
  seconds: number;
};

const written = new Map<Locale, Promise<ElevatorFloor[]>>();

/** What this build writes of an invented offer in each duration, longest first; written once for a language. */
export function elevatorExampleIn(lang: Locale): Promise<ElevatorFloor[]> {
  const known = written.get(lang) ?? writeExample(lang);
  written.set(lang, known);
  return known;
}

async function writeExample(lang: Locale): Promise<ElevatorFloor[]> {
  const { answers, distributedIn, ...example } = elevatorExample[lang];
  const brief: Brief = { category: 'product', ...example, distributedIn: [...distributedIn] };
  const answered = Object.entries(answers).map(([id, answer]) => ({
    question: { id, text: '', lifts: 1 as const },
    answer,
  }));
  const run = embeddedEngine.open({ brief: { ...brief, answers: answered }, lang });
  const { pitch } = await run.runStep(stepNumbers[5], [], new AbortController().signal);
  if (!pitch) throw new Error('The last step wrote no pitch');
  return durationsOf(pitch)
    .toReversed()
    .map((duration) => {
      const passages = pitch.spoken[`${duration}`] ?? [];
      const words = countWords(plainText(passages));
      const paragraphs = passages.map((passage) => plainText(passage));
      return { duration, paragraphs, words, seconds: speakingSeconds(words, lang) };
    });
}
