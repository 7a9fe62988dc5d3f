import { useFormDraft, withTyped } from '#app/lib/forms/form-draft';

/** Of the form on the page. */
export const subscribeFormId = 'newsletter-form';

export function useTypedEmail() {
  const { draft, isFilled, keep, reset } = useFormDraft('newsletter', {
    empty: '',
    restore: (stored) => (typeof stored === 'string' ? stored : ''),
    addTyped: (email) => withTyped(subscribeFormId, { email }, ['email']).email,
  });
  return {
    email: draft,
    isFilled,
    change: (email: string) => (email === '' ? reset('') : keep(email)),
  };
}
