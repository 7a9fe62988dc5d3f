import { Trans, useLingui } from '@lingui/react/macro';

import typography from '#app/components/ui/styles/typography.module.css';
import { LateNote } from '../../notify-by-email/late-note';
import type { StepNumber } from '../../pitch';
import { stepNumbers } from '../../pitch-constants';
import type { PitchSnapshot } from '../../snapshot';
import { Spotlight } from '../../ui/spotlight';
import { DeletePitch } from './delete-pitch';
import { Findings } from './findings';
import { stepWords } from './step-words';
import styles from '../reveal.module.css';

/** The six steps while they are worked out. Leaving changes nothing: the work is done on the server. */
export function PitchBeingMade({ snapshot, lost }: { snapshot: PitchSnapshot; lost: boolean }) {
  const { t } = useLingui();
  return (
    <Spotlight className={styles.making}>
      <div className={styles.beside}>
        <div className={styles.intro}>
          <h1>{t`Your pitch is being written`}</h1>
          <p className={typography.note}>
            <Trans>You can close this page: the work goes on, and this address will show the result.</Trans>
          </p>
          <StepAnnouncement snapshot={snapshot} />
          <p role="status" className={typography.note}>
            {lost && <Trans>The connection was lost. It is being restored; nothing is lost.</Trans>}
          </p>
          <LateNote snapshot={snapshot} />
        </div>
        <div className={styles.steps}>
          <Findings snapshot={snapshot} working />
          <DeletePitch id={snapshot.id} />
        </div>
      </div>
    </Spotlight>
  );
}

function StepAnnouncement({ snapshot }: { snapshot: PitchSnapshot }) {
  const { t } = useLingui();
  const step: StepNumber | undefined = stepNumbers[snapshot.findings.length];
  return (
    <p role="status" className={typography.hidden}>
      {step && `${step}/6 ${t(stepWords[step])}`}
    </p>
  );
}
