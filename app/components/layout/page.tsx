import type { ReactNode } from 'react';

import typography from '#app/components/ui/styles/typography.module.css';
import styles from './page.module.css';

type PageProps = {
  breadcrumbs?: ReactNode;
  eyebrow?: ReactNode;
  title: ReactNode;
  lede?: ReactNode;
  children?: ReactNode;
};

export function Page({ breadcrumbs, eyebrow, title, lede, children }: PageProps) {
  return (
    <article className={styles.page}>
      {breadcrumbs}
      <header className={styles.head}>
        {eyebrow && <p className={typography.eyebrow}>{eyebrow}</p>}
        <h1 className={typography.title}>{title}</h1>
        {lede && <p className={typography.lede}>{lede}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </article>
  );
}
