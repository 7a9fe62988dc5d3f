import { useFormDraft } from '#app/lib/form-draft';

/** Of the form on the page. */
export const subscribeFormId = 'newsletter-form';

export function useTypedEmail() {
  const { draft, isFilled, keep, drop } = useFormDraft('newsletter', {
    empty: '',
    restore: (kept) => (typeof kept === 'string' ? kept : ''),
    addTyped: (email) => typedBeforeScripts() || email,
  });
  return {
    email: draft,
    isFilled,
    change: (email: string) => (email === '' ? drop('') : keep(email)),
  };
}

function typedBeforeScripts(): string {
  const element = document.getElementById(subscribeFormId);
  const value = element instanceof HTMLFormElement ? new FormData(element).get('email') : '';
  return typeof value === 'string' ? value : '';
}
