import { ScriptOnce } from '@tanstack/react-router';

import { formId } from './form-id';

const holdBack = `addEventListener('submit',event=>{const{id,dataset}=event.target;if(id!=='${formId}'||'ready'in dataset)return;event.preventDefault();dataset.submitted=''},true)`;

/**
 * A script that runs as the page is read, long before the others on a slow network: a submission that the form cannot
 * answer yet would take the page away, and what was typed with it. The form makes up for it (`pitch-form.tsx`).
 */
export function EarlySubmission() {
  return <ScriptOnce>{holdBack}</ScriptOnce>;
}
