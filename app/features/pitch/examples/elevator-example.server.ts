import { elevatorExample } from '#app/content/elevator-example';
import type { Locale } from '#app/i18n/locales';
import { memoizeByLocale } from '#app/i18n/memoize-by-locale';
import type { Brief } from '../brief-schema';
import { countWords } from '../engine/words';
import { speakingSeconds } from '../speaking-seconds';
import { durationsOf, plainText } from '../pitch';
import { writeByRules } from '../write-by-rules.server';

type ElevatorFloor = {
  /** Seconds that the text may take. */
  duration: number;
  /** Plain text, a paragraph each. */
  paragraphs: string[];
  words: number;
  /** Seconds that it takes to say it. */
  seconds: number;
};

/** What this build writes of an invented offer in each duration, longest first; written once for a language. */
export const elevatorExampleIn = memoizeByLocale(writeExample);

async function writeExample(lang: Locale): Promise<ElevatorFloor[]> {
  const { answers, distributedIn, ...example } = elevatorExample[lang];
  const brief: Brief = { category: 'product', ...example, distributedIn: [...distributedIn] };
  const answered = Object.entries(answers).map(([id, answer]) => ({
    question: { id, text: '', lifts: 1 as const },
    answer,
  }));
  const { pitch } = await writeByRules({ ...brief, answers: answered }, lang);
  return durationsOf(pitch)
    .toReversed()
    .map((duration) => {
      const passages = pitch.spoken[`${duration}`] ?? [];
      const words = countWords(plainText(passages));
      const paragraphs = passages.map((passage) => plainText(passage));
      return { duration, paragraphs, words, seconds: speakingSeconds(words, lang) };
    });
}
