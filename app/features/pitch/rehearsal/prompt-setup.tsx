import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#app/components/ui/button';
import type { Duration } from '../pitch';
import { PromptKeys } from './prompt-keys';

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
      className="prompt-setup"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <fieldset>
        <legend className="field-label">
          <Trans>How long do you have?</Trans>
        </legend>
        <div className="choices">
          {durations.map((seconds) => (
            <label key={seconds} className="choice">
              <input
                type="radio"
                name="duration"
                value={seconds}
                checked={seconds === duration}
                onChange={() => onChoose(seconds)}
              />
              <span className="choice-label">{t`${seconds} seconds`}</span>
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
