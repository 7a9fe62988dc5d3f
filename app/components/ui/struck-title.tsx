import type { ReactNode } from 'react';

import { ClosingGuillemet, OpeningGuillemet } from './guillemets';
import { StruckOut } from './struck-out';

type StruckTitleProps = {
  /** What every agency says. */
  struck: ReactNode;
  /** What happens here; an `ins` round the words that correct it. */
  said: ReactNode;
};

/** The title of a page as a sentence corrected. Its parent has the styles of `guillemets` and of `edits`. */
export function StruckTitle({ struck, said }: StruckTitleProps) {
  return (
    <>
      <p>
        <OpeningGuillemet />
        <StruckOut>{struck}</StruckOut>
      </p>
      <h1>
        <span>{said}</span>
        <ClosingGuillemet />
      </h1>
    </>
  );
}
