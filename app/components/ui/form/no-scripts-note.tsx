import type { ReactNode } from 'react';

import { Callout } from '../callout';

/** Replaces a control that needs JavaScript: says that it does, and what else the visitor can do. */
export function NoScriptsNote({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Callout>
        <p>{children}</p>
      </Callout>
    </noscript>
  );
}
