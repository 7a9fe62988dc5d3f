import type { ReactNode } from 'react';

import typography from '#app/components/ui/typography.module.css';
import styles from './page.module.css';

type PageProps = {
  /** The way to the page. */
  breadcrumbs?: ReactNode;
  /** A few words above the title that say where the visitor is. */
  eyebrow?: ReactNode;
  title: ReactNode;
  lede?: ReactNode;
  children?: ReactNode;
};

/** A page's content: its one `h1`, the lede, and the rest in the reading column. The frame around it is `<main>`. */
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
