import type { ReactNode } from 'react';

import { Callout } from './callout';

/** Stands in the place of what does nothing without JavaScript: says so, and the other way. */
export function NoScriptsNote({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Callout>
        <p>{children}</p>
      </Callout>
    </noscript>
  );
}
