import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';

import { Button } from '#app/components/ui/button';
import formStyles from '#app/components/ui/form.module.css';
import fieldStyles from '#app/components/ui/field.module.css';
import { offerCategories } from '../brief';
import { AudienceFields, GoalField, OfferFields, PlaceFields } from './brief-fields';
import { emptyDraft, readControls, readDraft } from './brief-draft';
import { watchDraft } from './draft-storage';
import { ExampleButton } from './example-button';
import { formId } from './form-id';
import { ProblemCallout } from './problem-callout';
import { MomentFields } from './moment-fields';
import { useBriefForm } from './use-brief-form';

/** The pitch request: what is offered, to whom, where, and for whose ears. */
export function PitchForm() {
  const element = useRef<HTMLFormElement>(null);
  const { t } = useLingui();
  const { form, problem, fill } = useBriefForm();
  const category = useStore(form.store, (state) =>
    offerCategories.find((known) => known === state.values.category),
  );
  const submitting = useStore(form.store, (state) => state.isSubmitting);
  const invalid = useStore(form.store, (state) => state.submissionAttempts > 0 && !state.isValid);

  const [typed] = useState(typedBeforeScripts);

  // Once, when the scripts have arrived: the server knows neither the storage nor what was typed since.
  useEffect(() => {
    const draft = readDraft();
    if (draft || Object.keys(typed).length > 0) fill({ ...emptyDraft, ...draft, ...typed });
    answerFromNowOn(element.current);
  }, [fill, typed]);

  // The brief of an earlier pitch may take the place of what is here.
  useEffect(
    () =>
      watchDraft(() => {
        const draft = readDraft();
        if (draft) fill(draft);
      }),
    [fill],
  );

  return (
    <form
      ref={element}
      id={formId}
      method="post"
      noValidate
      tabIndex={-1}
      className={formStyles.form}
      aria-label={t`Your brief`}
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <OfferFields
        form={form}
        category={category}
        example={
          category && <ExampleButton category={category} current={() => form.state.values} fill={fill} />
        }
      />
      <AudienceFields form={form} category={category} />
      <MomentFields form={form} category={category} />
      <PlaceFields form={form} category={category} />
      <GoalField form={form} category={category} />
      <div className={formStyles.end}>
        <p role="alert" className={fieldStyles.error}>
          {invalid && <Trans>Please fill in all required fields</Trans>}
        </p>
        {problem && <ProblemCallout problem={problem} />}
        <Button type="submit" variant="primary" pending={submitting} pendingLabel={t`Sending your brief…`}>
          <Trans>Write my pitch</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Read while the page is being taken over, since React then sets the controls to what it knows: nothing. */
function typedBeforeScripts() {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>(`#${formId}`);
  return form ? readControls(form) : {};
}

/** Tells who waits that the form answers, and makes up for a submission that came before (`waiting-form.tsx`). */
function answerFromNowOn(form: HTMLFormElement | null): void {
  if (!form) return;
  form.dataset.ready = '';
  if (form.dataset.submitted !== undefined) form.requestSubmit();
}
