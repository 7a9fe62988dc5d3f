import type { ReactNode } from 'react';

import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { StruckOut } from '#app/components/ui/struck-out';

type StruckTitleProps = { struck: ReactNode; title: string; lang: string };

/** What every agency says, and what happens here, as on the home page. Its parent has the styles of both. */
export function StruckTitle({ struck, title, lang }: StruckTitleProps) {
  return (
    <>
      <p>
        <OpeningGuillemet />
        <StruckOut>{struck}</StruckOut>
      </p>
      <h1 lang={lang}>
        <ins>{title}</ins>
        <ClosingGuillemet />
      </h1>
    </>
  );
}
