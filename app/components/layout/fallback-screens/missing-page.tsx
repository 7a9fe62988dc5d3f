import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

import { NotFoundScreen } from './not-found-screen';
import { SiteFrame } from '../frame/site-frame';

export function MissingPage() {
  const path = useLocation({ select: (location) => location.pathname });
  const [year] = useState(() => new Date().getFullYear());
  return (
    <SiteFrame year={year}>
      <NotFoundScreen path={path} />
    </SiteFrame>
  );
}
