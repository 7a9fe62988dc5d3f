import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Address } from './address';
import { DestinationLink } from './destination-link';
import styles from './breadcrumbs.module.css';

type BreadcrumbsProps = {
  trail?: readonly { label: ReactNode; to: Address }[];
  current: ReactNode;
};

export function Breadcrumbs({ trail = [], current }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.breadcrumbs} aria-label={t`You are here`}>
      <ol>
        <li>
          <DestinationLink to="home" />
        </li>
        {trail.map(({ label, to }: { label: ReactNode; to: string }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true }}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <span>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
