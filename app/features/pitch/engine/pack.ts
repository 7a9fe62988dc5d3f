import type { Brief, Finding, StepNumber } from '../pitch';
import type { Beat } from './compose/beat';
import type { Reading } from './read/reading';
import type { Locale } from '#app/i18n/locales';

/** How a version is to be said, as the refinements of the visitor ask. */
export type Style = {
  /** About a fifth fewer words than the duration allows. */
  shorter: boolean;
  /** Facts of the brief and placeholders rather than what is true in general. */
  concrete: boolean;
  /** Everyday words for technical and bookish ones. */
  plain: boolean;
  /** Measured and polite: no familiar turn, no contraction where the language has them, no question to the listener. */
  formal: boolean;
  /** Which of the openings to begin with. */
  opening: number;
};

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
  /** A whole sentence as the style (`plain`, `formal`) wants it; the same sentence where nothing needs to change. */
  restyle(sentence: string, style: Style): string;
  /** What to ask the founder so that a placeholder can be filled in with a short answer: `[montant à compléter]`. */
  question(placeholder: string, reading: Reading): string;
  /** What stands around the pitch when it is sent in writing; not typeset. */
  letter(reading: Reading): { subject: string; greeting: string; closing: string };
  /** Puts the language's own spaces and apostrophes in a text. */
  typeset(text: string): string;
};
