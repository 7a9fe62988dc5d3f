import { ScriptOnce } from '@tanstack/react-router';

/** Holds back a submission that comes before the form's code; `takeUpSubmission` makes up for it. */
export function EarlySubmit({ id }: { id: string }) {
  return (
    <ScriptOnce>
      {import.meta.env.SSR
        ? `addEventListener('submit',event=>{const{id,dataset}=event.target;if(id!==${JSON.stringify(id)}||'ready'in dataset)return;event.preventDefault();dataset.submitted=''},true)`
        : ''}
    </ScriptOnce>
  );
}

/** From now on the form answers by itself; one that was submitted before is submitted again. */
export function takeUpSubmission(form: HTMLFormElement): void {
  form.dataset.ready = '';
  if (form.dataset.submitted === undefined) return;
  delete form.dataset.submitted;
  form.requestSubmit();
}
