import { type Choice, readChoice } from './cookie-choice';

/**
 * Calls back with the choice that the browser keeps: when another tab changed it, where the browser tells that, and when this
 * page is looked at again or comes back from the history. Returns what ends that.
 */
export function onChoiceElsewhere(take: (kept: Choice) => void): () => void {
  const read = () => {
    const kept = readChoice(document.cookie);
    if (kept) take(kept);
  };
  const told = [
    { from: Reflect.get(window, 'cookieStore'), name: 'change' },
    { from: window, name: 'pageshow' },
    { from: document, name: 'visibilitychange' },
  ];
  for (const { from, name } of told) from?.addEventListener(name, read);
  return () => {
    for (const { from, name } of told) from?.removeEventListener(name, read);
  };
}
