/** For a link to one of the groups of the maker's page: the router scrolls to it, and the keyboard goes on from there too. */
export function focusGroup(id: 'say' | 'share'): void {
  document.querySelector<HTMLElement>(`#${id} > h2`)?.focus({ preventScroll: true });
}
