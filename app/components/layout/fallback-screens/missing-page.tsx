import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

import { SiteFrame } from '../frame/site-frame';
import { NotFoundScreen } from './not-found-screen';

export function MissingPage() {
  const path = useLocation({ select: (location) => location.pathname });
  const [year] = useState(() => new Date().getFullYear());
  return (
    <SiteFrame year={year}>
      <NotFoundScreen path={path} />
    </SiteFrame>
  );
}
