import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Address } from './address';
import { DestinationLink } from './destination-link';
import styles from './breadcrumbs.module.css';

type BreadcrumbsProps = {
  /** What stands between the home page, which is always first, and this page; may be empty. */
  trail?: readonly { label: ReactNode; to: Address }[];
  /** The name of the page that is shown. */
  current: ReactNode;
};

/** The way from the home page to this one. */
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
