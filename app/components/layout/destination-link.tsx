import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { type DestinationId, destinations, holds, linkTo } from './destinations';

type DestinationLinkProps = { to: DestinationId; className?: string; children?: ReactNode };

/** `aria-current` marks the page that is shown ("page"), or the destination that it belongs to ("true"). */
export function DestinationLink({ to, className, children }: DestinationLinkProps) {
  const { t } = useLingui();
  const holdsPage = useLocation({ select: ({ pathname }) => holds(to, pathname) });
  return (
    <Link {...linkTo(to)} className={className} aria-current={holdsPage || undefined}>
      {children ?? t(destinations[to].label)}
    </Link>
  );
}
