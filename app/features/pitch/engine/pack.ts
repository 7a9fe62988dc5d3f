import type { Brief, Finding, StepNumber } from '../pitch';
import type { Beat } from './compose/beat';
import type { Reading } from './read/reading';
import type { Locale } from '#app/i18n/locales';

/** Everything the engine needs to read and write one language. See README.md. */
export type LanguagePack = {
  lang: Locale;
  /** Reads the brief. With `quotedLang` its words are in a language that the pack does not read: it only quotes them. */
  read(brief: Brief, quotedLang?: string): Reading;
  /** What step 1 to 6 learned. */
  finding(step: StepNumber, reading: Reading): Finding;
  /** The sentences a pitch may be made of, in the order they are said. */
  beats(reading: Reading): Beat[];
  /** One-liners, best first; the first of at most 140 characters is taken, so the last must be short. */
  oneLiners(reading: Reading): string[];
  /** Puts the language's own spaces and apostrophes in a text. */
  typeset(text: string): string;
};
