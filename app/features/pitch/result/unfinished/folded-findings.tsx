import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import foldStyles from '#app/components/ui/styles/fold.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import type { PitchSnapshot } from '../../snapshot';
import { Findings } from './findings';
import styles from './folded-findings.module.css';

/** What the six steps found, in a line that opens; when the pitch has just come they fold into that line. */
export function FoldedFindings({ snapshot, arriving }: { snapshot: PitchSnapshot; arriving: boolean }) {
  const fold = useRef<HTMLDetailsElement>(null);
  // They must have been drawn open to be seen to fold.
  useEffect(() => {
    if (!arriving) return;
    const frame = requestAnimationFrame(() => fold.current?.removeAttribute('open'));
    return () => cancelAnimationFrame(frame);
  }, [arriving]);
  return (
    <details ref={fold} className={joinClasses(foldStyles.fold, styles.findings)} open={arriving}>
      <summary>
        <Trans>What your words told us</Trans>
      </summary>
      <Findings snapshot={snapshot} working={false} />
    </details>
  );
}
