import type { Locale } from '#app/i18n/locales';
import { type Duration, durationsOf, type Passage, type PitchEngine, spokenIn } from '../../pitch';
import type { Presentation } from '../../presentation';

/** What one sheet of paper holds of a pitch: its sentence and the longest text that others may see. */
export type Sheet = {
  lang: Locale;
  /** What the offer is called, where that is known. */
  name: string | undefined;
  sentence: Passage;
  seconds: Duration | undefined;
  speech: Passage[];
  /** Epoch milliseconds. */
  writtenAt: number;
  byModel: boolean;
  /** An invented one that shows what a visitor gets: its code leads to the form. */
  isExample?: boolean;
};

/** The sheet of a pitch as it is presented. */
export function sheetOf(
  presented: Omit<Presentation, 'duration' | 'inPreview'>,
  engine: PitchEngine['name'],
): Sheet {
  const { lang, name, oneLiner, writtenAt } = presented;
  const seconds = durationsOf(presented).at(-1);
  return {
    lang,
    name,
    sentence: oneLiner,
    seconds,
    speech: seconds === undefined ? [] : spokenIn(presented, seconds),
    writtenAt,
    byModel: engine === 'model',
  };
}
