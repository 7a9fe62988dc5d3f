import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

import { NotFoundScreen } from './not-found-screen';
import { SiteFrame } from './site-frame';

/** The not-found screen as a whole page, for an address that no route knows. */
export function MissingPage() {
  const path = useLocation({ select: (location) => location.pathname });
  const [year] = useState(() => new Date().getFullYear());
  return (
    <SiteFrame year={year}>
      <NotFoundScreen path={path} />
    </SiteFrame>
  );
}
