import { type Pitch, plainText } from '../../pitch';
import { type PitchTab, tabsOf, passagesIn } from '../../ui/pitch-tab';

export type ChangedTabs = {
  /** Of the tabs that there are now, those that say something else than before, or were not there. */
  changed: PitchTab[];
  /** Parts that are no more. */
  removed: PitchTab[];
  /** Whether the sentence at the top is another one. */
  sentence: boolean;
};

/** Where two versions of a pitch differ. */
export function changedTabs(before: Pitch, after: Pitch): ChangedTabs {
  const [old, now] = [tabsOf(before), tabsOf(after)];
  const isNew = (tab: PitchTab) =>
    !old.includes(tab) || plainText(passagesIn(before, tab)) !== plainText(passagesIn(after, tab));
  return {
    changed: now.filter(isNew),
    removed: old.filter((tab) => !now.includes(tab)),
    sentence: plainText(before.oneLiner) !== plainText(after.oneLiner),
  };
}
