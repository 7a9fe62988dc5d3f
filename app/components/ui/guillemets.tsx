import type { ReactNode } from 'react';

import { guillemets } from '#app/lib/guillemets';
import { joinClasses } from './join-classes';
import styles from './guillemets.module.css';

type GuillemetsProps = { className?: string };

/** « drawn as a shape, as high as the text's capitals and in its colour. Decoration: hidden from assistive technology. */
export function OpeningGuillemet({ className }: GuillemetsProps) {
  return (
    <svg className={joinClasses(styles.guillemet, className)} viewBox="0 0 92 96" aria-hidden="true">
      <path d={guillemets.opening} />
    </svg>
  );
}

/** » drawn as a shape. */
export function ClosingGuillemet({ className }: GuillemetsProps) {
  return (
    <svg className={joinClasses(styles.guillemet, className)} viewBox="0 0 92 96" aria-hidden="true">
      <path d={guillemets.closing} />
    </svg>
  );
}

/** Frames what somebody says: a pitch, a quotation. Its text is set in the display face. */
export function Said({
  children,
  className,
  lang,
}: {
  children: ReactNode;
  className?: string;
  lang?: string;
}) {
  return (
    <blockquote className={joinClasses(styles.said, className)} lang={lang}>
      <OpeningGuillemet className={styles.open} />
      <div className={styles.text}>{children}</div>
      <ClosingGuillemet className={styles.close} />
    </blockquote>
  );
}
