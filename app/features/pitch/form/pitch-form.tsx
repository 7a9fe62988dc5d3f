import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';

import { Button } from '#app/components/ui/button';
import { takeUpSubmission } from '#app/components/ui/form/early-submit';
import { AudienceFields, GoalField, OfferFields } from './fields/brief-fields';
import { BriefErrors } from './fields/brief-errors';
import { BriefMirror } from './brief-mirror';
import { EarlierPitches } from './earlier-pitches';
import { formId } from './fields/focus-field';
import { MomentFields } from './fields/moment-fields';
import { PlaceFields } from './fields/place-fields';
import { BriefProblemCallout } from './brief-problem-callout';
import { StartBar } from './start-bar';
import { useBriefForm } from './use-brief-form';
import styles from './pitch-form.module.css';

/** The pitch request: what is offered, to whom, where, and for whose ears. `promises` stands before its button. */
export function PitchForm({ promises }: { promises?: ReactNode }) {
  const { t } = useLingui();
  const element = useRef<HTMLFormElement>(null);
  const form = useBriefForm();
  const mirrored = useDeferredValue(form.draft);

  // Only the element knows that it was submitted before its scripts: no event tells.
  useEffect(() => {
    if (element.current && form.isFilled) takeUpSubmission(element.current);
  }, [form.isFilled]);

  return (
    <form
      ref={element}
      id={formId}
      method="post"
      noValidate
      tabIndex={-1}
      className={styles.form}
      aria-label={t`Your brief`}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <div className={styles.sides}>
        <div className={styles.fields}>
          <div className={styles.start}>
            <StartBar form={form} />
            <EarlierPitches onStartAgain={form.replace} />
          </div>
          <BriefErrors form={form} />
          <OfferFields form={form} />
          <AudienceFields form={form} />
          <MomentFields form={form} />
          <PlaceFields form={form} />
          <GoalField form={form} />
        </div>
        <BriefMirror draft={mirrored} />
      </div>
      <div className={styles.end}>
        {promises}
        {form.request.problem && <BriefProblemCallout problem={form.request.problem} />}
        <Button
          type="submit"
          variant="primary"
          pending={form.request.pending}
          pendingLabel={t`Sending your brief…`}
        >
          <Trans>Write my pitch</Trans>
        </Button>
      </div>
    </form>
  );
}
