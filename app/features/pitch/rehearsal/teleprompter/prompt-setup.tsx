import { Trans, useLingui } from '@lingui/react/macro';

import type { Ref } from 'react';

import { Button } from '#app/components/ui/button';
import fieldStyles from '#app/components/ui/form/field.module.css';
import radioGroup from '#app/components/ui/form/radio-group.module.css';
import type { Duration } from '../../pitch';
import { RecordChoice } from '../recording/record-choice';
import { PromptKeys } from './prompt-keys';
import styles from './prompt-setup.module.css';

type PromptSetupProps = {
  ref: Ref<HTMLFormElement>;
  durations: Duration[];
  duration: Duration;
  onChoose: (duration: Duration) => void;
  records: boolean;
  onRecord: (records: boolean) => void;
  /** The browser asks for the microphone. */
  waiting: boolean;
  onStart: () => void;
};

export function PromptSetup(props: PromptSetupProps) {
  const { ref, durations, duration, onChoose, records, onRecord, waiting, onStart } = props;
  const { t } = useLingui();
  return (
    <form
      ref={ref}
      className={styles.setup}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <fieldset>
        <legend className={fieldStyles.label}>
          <Trans>How long do you have?</Trans>
        </legend>
        <div className={radioGroup.choices}>
          {durations.map((seconds) => (
            <label key={seconds} className={radioGroup.choice}>
              <input
                type="radio"
                name="duration"
                value={seconds}
                checked={seconds === duration}
                onChange={() => onChoose(seconds)}
              />
              <span className={radioGroup.label}>{t`${seconds} seconds`}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <RecordChoice records={records} onRecord={onRecord} />
      <Button type="submit" variant="primary" pending={waiting} pendingLabel={t`Waiting for the microphone`}>
        <Trans>Start</Trans>
      </Button>
      <PromptKeys />
    </form>
  );
}
