import { Trans } from '@lingui/react/macro';

import { FieldNotes, fieldWiring } from './field';
import type { RobotCheckState } from './use-robot-check';
import field from './field.module.css';
import styles from './robot-check.module.css';

type RobotCheckProps = {
  id: string;
  state: RobotCheckState;
  error?: string;
  onCheck: () => void;
};

export function RobotCheck({ id, state, error, onCheck }: RobotCheckProps) {
  const isRunning = state === 'working' || state === 'ready';
  return (
    <div className={field.field} data-invalid={error ? true : undefined}>
      <div className={styles.row}>
        <input
          {...fieldWiring(id, { hint: true, error })}
          id={id}
          type="checkbox"
          checked={isRunning}
          onChange={() => {
            if (!isRunning) onCheck();
          }}
        />
        <label htmlFor={id}>
          <Trans>I am not a robot</Trans>
        </label>
        <span role="status" className={field.mark}>
          <StateWords state={state} />
        </span>
      </div>
      <FieldNotes
        id={id}
        error={error}
        hint={<Trans>Your browser proves it with a short calculation: no puzzle, no cookie.</Trans>}
      />
    </div>
  );
}

function StateWords({ state }: { state: RobotCheckState }) {
  switch (state) {
    case 'working':
      return <Trans>Checking…</Trans>;
    case 'ready':
      return <Trans>Checked</Trans>;
    default:
      return null;
  }
}
