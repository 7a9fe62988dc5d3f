import { type Choice, readChoice } from './cookie-choice';

/**
 * Calls back with the stored choice: when another tab changed it, where the browser reports that, and when this
 * page is looked at again or comes back from the history. Returns the function that stops it.
 */
export function onChoiceElsewhere(onChoice: (choice: Choice) => void): () => void {
  const read = () => {
    const choice = readChoice(document.cookie);
    if (choice) onChoice(choice);
  };
  const sources = [
    { target: Reflect.get(window, 'cookieStore'), name: 'change' },
    { target: window, name: 'pageshow' },
    { target: document, name: 'visibilitychange' },
  ];
  for (const { target, name } of sources) target?.addEventListener(name, read);
  return () => {
    for (const { target, name } of sources) target?.removeEventListener(name, read);
  };
}
