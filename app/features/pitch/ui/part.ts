import { useLingui } from '@lingui/react/macro';

import { type Duration, durationsOf, type Passage, type Pitch, spokenIn } from '../pitch';
import { preferredDuration } from './preferred-duration';

/** One of the texts of a pitch that stand under a tab each. */
export type Part = Duration | 'email';

/** The texts that a pitch has, in the order of their tabs. */
export function partsOf(pitch: Pitch): Part[] {
  const durations = durationsOf(pitch);
  return pitch.email.body.length > 0 ? [...durations, 'email'] : durations;
}

/** What a part says, by paragraphs; the subject of the e-mail is its first. */
export function passagesIn(pitch: Pitch, part: Part): Passage[] {
  return part === 'email' ? [pitch.email.subject, ...pitch.email.body] : spokenIn(pitch, part);
}

/** The part to show when `chosen` was: another version may not have it. */
export function partOnScreen(pitch: Pitch, chosen: Part | undefined): Part {
  return partsOf(pitch).find((part) => part === chosen) ?? preferredDuration(pitch);
}

/** The names of the parts as their tabs have them. */
export function usePartNames(): (part: Part) => string {
  const { t } = useLingui();
  return (part) => (part === 'email' ? t`In writing` : t`${part} seconds`);
}
