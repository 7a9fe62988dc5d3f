import * as z from 'zod/mini';

import { type BriefField, briefFields } from '../brief';
import type { Brief } from '../brief-schema';

/** The form as the visitor left it: nothing is checked yet, and empty text stands for "not given". */
const draftSchema = z.object({
  category: z.string(),
  description: z.string(),
  goal: z.string(),
  distributedIn: z.array(z.string()),
  madeIn: z.string(),
  usedBy: z.string(),
  messagesAndValues: z.string(),
  // Drafts of before the form asked for these had none.
  moment: z.catch(z.string(), ''),
  change: z.catch(z.string(), ''),
} satisfies Record<BriefField, z.ZodMiniType>);

export type BriefDraft = z.infer<typeof draftSchema>;

export const emptyDraft: BriefDraft = {
  category: '',
  description: '',
  goal: '',
  distributedIn: [],
  madeIn: '',
  usedBy: '',
  messagesAndValues: '',
  moment: '',
  change: '',
};

/** True when nothing was written or chosen. */
export function isEmpty(draft: BriefDraft): boolean {
  return draft === emptyDraft || (draft.category === '' && sameWords(draft, emptyDraft));
}

/** True when two drafts differ in nothing but the category, which one chooses to see another example. */
export function sameWords(one: BriefDraft, other: BriefDraft): boolean {
  const wordsOf = (draft: BriefDraft) => JSON.stringify(draftSchema.parse({ ...draft, category: '' }));
  return wordsOf(one) === wordsOf(other);
}

/** The draft that a tab kept; an empty one where it kept none. */
export function parseDraft(stored: unknown): BriefDraft {
  return draftSchema.safeParse(stored).data ?? emptyDraft;
}

/** Those that stand in the page as they are sent: a place is chosen, which takes scripts. */
export const typedFields = briefFields.filter((field) => field !== 'distributedIn' && field !== 'madeIn');

/** What the schema expects: optional fields that were left empty are absent. */
export function toBrief(draft: BriefDraft) {
  const optional = (text: string) => text.trim() || undefined;
  const { madeIn, messagesAndValues, moment, change } = draft;
  return {
    ...draft,
    madeIn: optional(madeIn),
    messagesAndValues: optional(messagesAndValues),
    moment: optional(moment),
    change: optional(change),
  };
}

/** The form that a brief was sent from. */
export function toDraft(brief: Brief): BriefDraft {
  const { madeIn = '', messagesAndValues = '', moment = '', change = '' } = brief;
  return { ...emptyDraft, ...brief, madeIn, messagesAndValues, moment, change };
}
