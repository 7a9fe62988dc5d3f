import { keepInTab, readInTab } from './tab-storage';

/** The forms whose drafts a tab keeps. */
export type DraftedForm = 'brief' | 'contact' | 'team' | 'newsletter' | `chat-${string}`;

/** What was typed into a form of this tab, as it was kept; undefined when nothing was. */
export function loadDraft(form: DraftedForm): unknown {
  try {
    return JSON.parse(readInTab(keyOf(form)) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps it for this tab alone. */
export function saveDraft(form: DraftedForm, draft: unknown): void {
  keepInTab(keyOf(form), JSON.stringify(draft));
}

/** Forgets what was kept, as once the form is sent. */
export function dropDraft(form: DraftedForm): void {
  keepInTab(keyOf(form), undefined);
}

function keyOf(form: DraftedForm): string {
  return `${form}-draft`;
}
