import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useState } from 'react';

import typography from '../styles/typography.module.css';

/** Until a wait is worth a word, in ms. */
const patienceMs = 1_500;

/** Room for a part whose code comes with the first look at it; it says so when that takes long. */
export function Arriving({ children }: { children: ReactNode }) {
  return <Suspense fallback={<StillAway />}>{children}</Suspense>;
}

function StillAway() {
  const [long, setLong] = useState(false);
  // Only a timer knows that nothing came.
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={typography.note}>
      {long && <Trans>This part is still loading. If it does not appear, reload the page.</Trans>}
    </p>
  );
}
