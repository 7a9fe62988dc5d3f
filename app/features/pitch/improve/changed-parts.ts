import { type Pitch, plainText } from '../pitch';
import { type Part, partsOf, passagesIn } from '../ui/part';

export type ChangedParts = {
  /** Of the parts that there are now, those that say something else than before, or were not there. */
  changed: Part[];
  /** Parts that are no more. */
  gone: Part[];
  /** Whether the sentence at the top is another one. */
  sentence: boolean;
};

/** Where two versions of a pitch differ. */
export function changedParts(before: Pitch, after: Pitch): ChangedParts {
  const [old, now] = [partsOf(before), partsOf(after)];
  const isNew = (part: Part) =>
    !old.includes(part) || plainText(passagesIn(before, part)) !== plainText(passagesIn(after, part));
  return {
    changed: now.filter(isNew),
    gone: old.filter((part) => !now.includes(part)),
    sentence: plainText(before.oneLiner) !== plainText(after.oneLiner),
  };
}
