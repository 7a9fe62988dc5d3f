import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { joinClasses } from '#app/components/ui/join-classes';
import textPage from '#app/components/layout/text-page/text-page.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import styles from './report-page.module.css';

type ReportPageProps = {
  current: ReactNode;
  eyebrow: ReactNode;
  title: ReactNode;
  lede?: ReactNode;
  /** Its sections stand beside their headings where there is room. */
  wide?: boolean;
  /** Stands in the third column from the title on; after the rest where there is no room. */
  aside?: ReactNode;
  children: ReactNode;
};

export function ReportPage({ current, eyebrow, title, lede, wide, aside, children }: ReportPageProps) {
  const hasAside = Boolean(aside);
  return (
    <article className={textPage.page}>
      <div className={joinClasses(layout.wrap, hasAside && styles.sides)}>
        <Breadcrumbs
          trail={[{ label: <Trans>Elevator Pitch</Trans>, to: '/agents/elevator-pitch' }]}
          current={current}
        />
        <header className={textPage.hero}>
          <p className={typography.eyebrow}>{eyebrow}</p>
          <h1 className={textPage.title}>{title}</h1>
          {lede && <p className={typography.lede}>{lede}</p>}
        </header>
        <div className={joinClasses(textPage.main, wide && textPage.wide, hasAside && styles.main)}>
          {children}
        </div>
        {hasAside && <div className={styles.aside}>{aside}</div>}
      </div>
    </article>
  );
}
