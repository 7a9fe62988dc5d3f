import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import textPage from '#app/components/layout/text-page.module.css';
import layout from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';

type ReportPageProps = {
  /** The name of the page in its breadcrumbs. */
  current: ReactNode;
  eyebrow: ReactNode;
  title: ReactNode;
  lede: ReactNode;
  children: ReactNode;
};

/** What the pages at the end of a purchase share: they stand below the form of Pitch Master. */
export function ReportPage({ current, eyebrow, title, lede, children }: ReportPageProps) {
  return (
    <article className={textPage.page}>
      <div className={layout.wrap}>
        <Breadcrumbs
          trail={[{ label: <Trans>Elevator Pitch</Trans>, to: '/agents/elevator-pitch' }]}
          current={current}
        />
        <header className={textPage.hero}>
          <div className={textPage.words}>
            <p className={typography.eyebrow}>{eyebrow}</p>
            <h1 className={textPage.title}>{title}</h1>
            <p className={typography.lede}>{lede}</p>
          </div>
        </header>
        <div className={textPage.main}>{children}</div>
      </div>
    </article>
  );
}
