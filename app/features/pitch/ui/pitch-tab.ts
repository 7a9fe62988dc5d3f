import { useLingui } from '@lingui/react/macro';

import { type Duration, durationsOf, type Passage, type Pitch, spokenIn } from '../pitch';
import { preferredDuration } from './preferred-duration';

export type PitchTab = Duration | 'email';

/** The texts that a pitch has, in the order of their tabs. */
export function tabsOf(pitch: Pitch): PitchTab[] {
  const durations = durationsOf(pitch);
  return pitch.email.body.length > 0 ? [...durations, 'email'] : durations;
}

/** What a tab says, by paragraphs; the subject of the e-mail is its first. */
export function passagesIn(pitch: Pitch, tab: PitchTab): Passage[] {
  return tab === 'email' ? [pitch.email.subject, ...pitch.email.body] : spokenIn(pitch, tab);
}

/** The tab to show when `chosen` was: another version may not have it. */
export function activeTab(pitch: Pitch, chosen: PitchTab | undefined): PitchTab {
  return tabsOf(pitch).find((tab) => tab === chosen) ?? preferredDuration(pitch);
}

/** The full name of each tab, as its label says it. */
export function useTabNames(): (tab: PitchTab) => string {
  const { t } = useLingui();
  return (tab) => (tab === 'email' ? t`In writing` : t`${tab} seconds`);
}
