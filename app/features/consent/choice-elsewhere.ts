/**
 * Calls back when the stored choice may be another one, or gone: when another tab changed it, where the browser reports
 * that, and when this page is looked at again or comes back from the history. Returns the function that stops it.
 */
export function onChoiceElsewhere(read: () => void): () => void {
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
