import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { Button } from '#app/components/ui/button';
import radioGroup from '#app/components/ui/form/radio-group.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import styles from './record-choice.module.css';
import { canRecord, mayAskForMicrophone } from './recorder';

type RecordChoiceProps = { records: boolean; onRecord: (records: boolean) => void };

/** Whether to record oneself, and what becomes of that; where it cannot be, why. */
export function RecordChoice({ records, onRecord }: RecordChoiceProps) {
  const { t } = useLingui();
  const noteId = useId();
  if (!canRecord()) {
    return (
      <div>
        <p>
          <Trans>Nothing is recorded, nothing leaves this device.</Trans>
        </p>
        <p className={typography.note}>
          <Trans>This browser cannot record you.</Trans>
        </p>
      </div>
    );
  }
  if (!mayAskForMicrophone()) {
    return (
      <div className={styles.anew}>
        <p>
          <Trans>Nothing is recorded, nothing leaves this device.</Trans>
        </p>
        <p className={typography.note}>
          <Trans>To record yourself, reload this page first.</Trans>
        </p>
        <Button size="small" onClick={() => window.location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.choice}>
      <label className={radioGroup.choice}>
        <input
          type="checkbox"
          checked={records}
          aria-describedby={noteId}
          onChange={({ target }) => onRecord(target.checked)}
        />
        <span className={radioGroup.label}>{t`Record me, to hear and time myself`}</span>
      </label>
      <p id={noteId} className={typography.note}>
        {records ? (
          <Trans>Your take stays on this device. Nothing is sent, and it is gone when you leave.</Trans>
        ) : (
          <Trans>Nothing is recorded, nothing leaves this device.</Trans>
        )}
      </p>
    </div>
  );
}
