import * as z from 'zod/mini';

import type { Brief } from '../brief';
import { loadDraft, saveDraft } from './draft-storage';

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
});

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

/** The draft of this tab, so that a reload loses nothing. */
export function readDraft(): BriefDraft | undefined {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(loadDraft() ?? ''));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft for this tab. */
export function writeDraft(draft: BriefDraft): void {
  saveDraft(JSON.stringify(draft));
}

/** What was typed into the page before its scripts arrived: the controls of the form as they stand. */
export function readControls(form: HTMLFormElement): Partial<BriefDraft> {
  const typed = new FormData(form);
  const fields = [
    'category',
    'description',
    'goal',
    'usedBy',
    'messagesAndValues',
    'moment',
    'change',
  ] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = typed.get(field);
      return typeof value === 'string' && value !== '' ? [[field, value]] : [];
    }),
  );
}

/** What the schema expects: optional fields that were left empty are absent. */
export function toBrief(draft: BriefDraft) {
  const given = (text: string) => text.trim() || undefined;
  const { madeIn, messagesAndValues, moment, change } = draft;
  return {
    ...draft,
    madeIn: given(madeIn),
    messagesAndValues: given(messagesAndValues),
    moment: given(moment),
    change: given(change),
  };
}

/** The form that a brief was sent from. */
export function toDraft(brief: Brief): BriefDraft {
  const { madeIn = '', messagesAndValues = '', moment = '', change = '' } = brief;
  return { ...emptyDraft, ...brief, madeIn, messagesAndValues, moment, change };
}
