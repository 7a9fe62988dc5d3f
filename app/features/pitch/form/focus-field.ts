import type { BriefField } from '../brief-schema';
import { formId } from './form-id';

/** Brings the visitor to the form. */
export function focusForm(): void {
  const form = document.getElementById(formId);
  form?.focus({ preventScroll: true });
  form?.scrollIntoView();
}

/** Brings the visitor to a field, with its label and what is said of it in sight. */
export function focusField(field: BriefField): void {
  const control = document.querySelector<HTMLElement>(`#${formId} [name="${field}"]`);
  const fold = control?.closest('details');
  if (fold) fold.open = true;
  control?.focus({ preventScroll: true });
  control?.closest('[data-invalid]')?.scrollIntoView();
}
