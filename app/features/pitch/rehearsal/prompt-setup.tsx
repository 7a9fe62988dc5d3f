import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#app/components/ui/button';
import fieldStyles from '#app/components/ui/field.module.css';
import radioGroup from '#app/components/ui/radio-group.module.css';
import type { Duration } from '../pitch';
import { PromptKeys } from './prompt-keys';
import styles from './prompt-setup.module.css';

type PromptSetupProps = {
  durations: Duration[];
  duration: Duration;
  onChoose: (duration: Duration) => void;
  onStart: () => void;
};

/** How long to speak, and which keys do what. */
export function PromptSetup({ durations, duration, onChoose, onStart }: PromptSetupProps) {
  const { t } = useLingui();
  return (
    <form
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
      <Button type="submit" variant="primary">
        <Trans>Start</Trans>
      </Button>
      <p>
        <Trans>Nothing is recorded, nothing leaves this device.</Trans>
      </p>
      <PromptKeys />
    </form>
  );
}
