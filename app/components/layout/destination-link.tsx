import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { type DestinationId, destinations, linkTo } from './destinations';

type DestinationLinkProps = { to: DestinationId; className?: string; children?: ReactNode };

/** A link to a destination, by default under its own name; marks the current page with `aria-current`. */
export function DestinationLink({ to, className, children }: DestinationLinkProps) {
  const { t } = useLingui();
  return (
    <Link {...linkTo(to)} className={className}>
      {children ?? t(destinations[to].label)}
    </Link>
  );
}
