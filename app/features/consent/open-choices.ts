const openEvent = 'consent:open';

/** Asks for the dialog of choices, which another part of the page holds. */
export function openChoices(): void {
  window.dispatchEvent(new Event(openEvent));
}

/** Calls back whenever the dialog is asked for; returns what ends that. */
export function onOpenChoices(open: () => void): () => void {
  window.addEventListener(openEvent, open);
  return () => window.removeEventListener(openEvent, open);
}
