import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import typography from '../styles/typography.module.css';

/** Until a wait is worth a word, in ms. */
const slowMs = 6_000;

export function SlowNote({ pending }: { pending: boolean }) {
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);

  return (
    <p role="status" className={typography.note}>
      {isSlow && <Trans>The network is slow. It is still being sent: keep this page open.</Trans>}
    </p>
  );
}
