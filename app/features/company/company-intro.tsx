import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';

type CompanyIntroProps = {
  text: { title: string; eyebrow?: string; lede?: string; lang: string };
  /** Whether the page stands below the contact page in the way to it. */
  belowContact?: boolean;
  children?: ReactNode;
};

/** How a page of the house begins: the way to it, its title and its lede. */
export function CompanyIntro({ text, belowContact = false, children }: CompanyIntroProps) {
  const { title, eyebrow, lede, lang } = text;
  return (
    <div className="wrap company-intro">
      <Breadcrumbs
        trail={belowContact ? [{ label: <Trans>Contact</Trans>, to: '/contact' }] : []}
        current={<span lang={lang}>{title}</span>}
      />
      <header className="company-head" lang={lang}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="page-title">{title}</h1>
        {lede && <p className="lede">{lede}</p>}
      </header>
      {children}
    </div>
  );
}
