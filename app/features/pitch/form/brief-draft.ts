import * as z from 'zod/mini';

import type { Brief } from '../pitch';
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
  const fields = ['category', 'description', 'goal', 'usedBy', 'messagesAndValues'] as const;
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
  return { ...draft, madeIn: given(draft.madeIn), messagesAndValues: given(draft.messagesAndValues) };
}

/** The form that a brief was sent from. */
export function toDraft(brief: Brief): BriefDraft {
  const { madeIn = '', messagesAndValues = '' } = brief;
  return { ...emptyDraft, ...brief, madeIn, messagesAndValues };
}
