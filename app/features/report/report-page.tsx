import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';

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
    <article className="text-page">
      <div className="wrap">
        <Breadcrumbs
          trail={[{ label: <Trans>Elevator Pitch</Trans>, to: '/agents/elevator-pitch' }]}
          current={current}
        />
        <header className="text-hero">
          <div className="text-hero-words">
            <p className="eyebrow">{eyebrow}</p>
            <h1 className="text-title">{title}</h1>
            <p className="lede">{lede}</p>
          </div>
        </header>
        <div className="text-main">{children}</div>
      </div>
    </article>
  );
}
