/** Screen readers then read it out; nothing scrolls. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return focusMain();
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** As the browser does where it follows a link by itself: the keyboard goes on from there. Nothing scrolls. */
export function focusPart(id: string): void {
  const part = document.getElementById(id);
  if (!part || part.contains(document.activeElement)) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Silent, for when the focused element is gone; nothing scrolls. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
