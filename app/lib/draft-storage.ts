/** The forms whose drafts a tab keeps. */
export type DraftedForm = 'contact' | 'team' | 'newsletter' | `chat-${string}`;

/** What was typed into a form of this tab, as it was kept; undefined when nothing was, or the browser keeps nothing. */
export function loadDraft(form: DraftedForm): unknown {
  try {
    const text = sessionStorage.getItem(keyOf(form));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps it for this tab alone; a browser that refuses storage only loses the convenience. */
export function saveDraft(form: DraftedForm, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // The form works without a draft.
  }
}

export function dropDraft(form: DraftedForm): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // There was none.
  }
}

function keyOf(form: DraftedForm): string {
  return `${form}-draft`;
}
