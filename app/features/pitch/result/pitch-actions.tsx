import type { ReactNode } from 'react';

import layout from '#app/components/ui/layout.module.css';

/** What one can do with the pitch that is shown: the row of buttons under it. */
export function PitchActions({ children }: { children: ReactNode }) {
  return <div className={layout.buttonRow}>{children}</div>;
}
