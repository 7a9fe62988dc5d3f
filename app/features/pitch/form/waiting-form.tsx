import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';

import { hasDraft } from './draft-storage';
import { PitchForm } from './pitch-form';

const { promise: wanted, resolve: want } = Promise.withResolvers<void>();

const LaterPitchForm = lazy(async () => {
  await wanted;
  const { PitchForm: Form } = await import('./pitch-form');
  return { default: Form };
});

const Form = createIsomorphicFn()
  .server(() => PitchForm)
  .client(() => LaterPitchForm)();

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
    if (!element || !drawn || hasDraft() || element.contains(document.activeElement)) return want();
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

/** Asks for the code. A submission that comes before it is not lost: the form makes up for it (`data-submitted`). */
function reached(event: Event, form: HTMLFormElement): void {
  if (form.dataset.ready !== undefined || !(event.target instanceof Node) || !form.contains(event.target))
    return;
  want();
  if (event.type !== 'submit') return;
  event.preventDefault();
  form.dataset.submitted = '';
}
