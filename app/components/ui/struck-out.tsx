import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import typography from './styles/typography.module.css';

/** Few screen readers say what a `del` is. */
export function StruckOut({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={typography.hidden}>
        <Trans>Struck out:</Trans>{' '}
      </span>
      <del>{children}</del>
    </>
  );
}
