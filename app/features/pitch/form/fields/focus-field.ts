/** Of the form on its page, for those who reach it from elsewhere. */
export const formId = 'brief-form';

/** Brings the visitor to the form. */
export function focusForm(): void {
  const form = document.getElementById(formId);
  form?.focus({ preventScroll: true });
  form?.scrollIntoView();
}

/** Brings the visitor to the field of that name, with its label and what is said of it in sight. */
export function focusField(name: string): void {
  const control = document.querySelector<HTMLElement>(`#${formId} [name="${name}"]`);
  const fold = control?.closest('details');
  if (fold) fold.open = true;
  control?.focus({ preventScroll: true });
  control?.closest('[data-invalid]:has(label, legend)')?.scrollIntoView();
}
