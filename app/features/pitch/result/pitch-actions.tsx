import type { ReactNode } from 'react';

/** What one can do with the pitch that is shown: the row of buttons under it. */
export function PitchActions({ children }: { children: ReactNode }) {
  return <div className="button-row">{children}</div>;
}
