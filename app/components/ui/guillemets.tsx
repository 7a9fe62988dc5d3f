import type { ReactNode } from 'react';

import { guillemets } from '#app/lib/guillemets';
import { joinClasses } from './join-classes';
import styles from './guillemets.module.css';

type GuillemetsProps = { className?: string };

/** Decoration: hidden from assistive technology. */
export function OpeningGuillemet({ className }: GuillemetsProps) {
  return (
    <svg className={joinClasses(styles.guillemet, className)} viewBox="0 0 92 96" aria-hidden="true">
      <path d={guillemets.opening} />
    </svg>
  );
}

export function ClosingGuillemet({ className }: GuillemetsProps) {
  return (
    <svg className={joinClasses(styles.guillemet, className)} viewBox="0 0 92 96" aria-hidden="true">
      <path d={guillemets.closing} />
    </svg>
  );
}

export function Quotation({
  children,
  className,
  lang,
  hanging,
}: {
  children: ReactNode;
  className?: string;
  lang?: string;
  /** Where the margin is wide enough. */
  hanging?: boolean;
}) {
  return (
    <blockquote className={joinClasses(styles.quote, hanging && styles.hanging, className)} lang={lang}>
      <OpeningGuillemet className={styles.open} />
      <div className={styles.text}>{children}</div>
      <ClosingGuillemet className={styles.close} />
    </blockquote>
  );
}
