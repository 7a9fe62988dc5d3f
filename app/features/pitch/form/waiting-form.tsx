import { Trans } from '@lingui/react/macro';
import { ScriptOnce } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';

import { Callout } from '#app/components/ui/callout';
import { untilThere } from '#app/lib/until-there';
import { hasDraft } from './draft-storage';
import { formId } from './form-id';
import { PitchForm } from './pitch-form';
import styles from './waiting-form.module.css';

const { promise: wanted, resolve: want } = Promise.withResolvers<void>();

const LaterPitchForm = lazy(async () => {
  await wanted;
  const { PitchForm: Form } = await untilThere(() => import('./pitch-form'));
  return { default: Form };
});

const Form = createIsomorphicFn()
  .server(() => PitchForm)
  .client(() => LaterPitchForm)();

/**
 * A script that runs as the page is read, long before the others on a slow network: a submission that the form cannot
 * answer yet would take the page away, and what was typed with it. The form makes up for it (`pitch-form.tsx`).
 */
const earlySubmissions = createIsomorphicFn()
  .server(() => (
    <ScriptOnce>
      {`addEventListener('submit',event=>{const{id,dataset}=event.target;if(id!=='${formId}'||'ready'in dataset)return;event.preventDefault();dataset.submitted=''},true)`}
    </ScriptOnce>
  ))
  .client(() => null);

/**
 * The form as the server drew it, whose code comes when the visitor reaches for it: a third of the page's scripts
 * that the page itself need not wait for. Until then it is React's dehydrated boundary, so what is typed and where
 * the focus is stay as they are; it comes at once when there is no form to keep, or a draft to show.
 */
export function WaitingForm() {
  const box = useRef<HTMLDivElement>(null);

  // What only the browser knows, once: what is on the page, its storage, where the focus is, what a form does.
  useEffect(() => {
    const element = box.current;
    const drawn = element?.querySelector('form');
    if (!element || !drawn || hasDraft() || isReached(drawn)) return want();
    const listening = new AbortController();
    // On the window: React, which listens on the document, holds back what happens in a dehydrated boundary.
    const options = { capture: true, signal: listening.signal };
    for (const reach of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'submit']) {
      window.addEventListener(reach, (event) => reached(event, drawn), options);
    }
    return () => listening.abort();
  }, []);

  return (
    <div ref={box}>
      {earlySubmissions()}
      <noscript>
        <Callout className={styles.noScripts}>
          <Trans>
            Pitch Master needs JavaScript, which is switched off in your browser. Without it, nothing of what
            you write here can be sent.
          </Trans>
        </Callout>
      </noscript>
      <FormBoundary />
    </div>
  );
}

/** Without props, so that nothing around it can change it before it is taken over. */
const FormBoundary = memo(function FormBoundary() {
  return (
    <Suspense>
      <Form />
    </Suspense>
  );
});

/** True when the visitor was at the form before this code came. */
function isReached(form: HTMLFormElement): boolean {
  return form.dataset.submitted !== undefined || form.contains(document.activeElement);
}

/** Asks for the code. */
function reached(event: Event, form: HTMLFormElement): void {
  if (event.target instanceof Node && form.contains(event.target)) want();
}
