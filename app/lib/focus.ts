/** Puts the focus on the title of the page, which is then read out; nothing scrolls. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return focusMain();
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Puts the focus on the content of the page, in silence: for when what had it is gone. Nothing scrolls. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
