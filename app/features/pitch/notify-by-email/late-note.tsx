import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import typography from '#app/components/ui/styles/typography.module.css';
import type { PitchSnapshot } from '../snapshot';
import { AwaitedNote } from './awaited-note';
import { LeaveEmail } from './leave-email';
import styles from './late-note.module.css';

/** Once shown it stays until the address is left: a step that ends must not remove what is being typed. */
export function LateNote({ snapshot: { id, late, awaited } }: { snapshot: PitchSnapshot }) {
  const [wasLate, setWasLate] = useState(late);
  if (late && !wasLate) setWasLate(true);
  return (
    <>
      <p role="status" className={typography.hidden}>
        {wasLate && <Trans>It takes longer than usual</Trans>}
      </p>
      {awaited ? <AwaitedNote id={id} /> : wasLate && <Late id={id} />}
    </>
  );
}

function Late({ id }: Pick<PitchSnapshot, 'id'>) {
  return (
    <section aria-labelledby="late-title">
      <h2 id="late-title">
        <Trans>It takes longer than usual</Trans>
      </h2>
      <p>
        <Trans>The writing service has not responded yet. We are asking it again.</Trans>
      </p>
      <LateOffer id={id} />
    </section>
  );
}

export function LateOffer({ id }: { id: string }) {
  return (
    <div className={styles.offer}>
      <p>
        <Trans>
          You need not wait: leave an address, and we send you the pitch when it is ready. The work goes on
          either way.
        </Trans>
      </p>
      <LeaveEmail id={id} isRetry={false} />
    </div>
  );
}
