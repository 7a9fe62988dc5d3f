import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Quotation } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/styles/surface.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { TextPage } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { CompanySection } from './company-section';
import styles from './company-screen.module.css';

type CompanyScreenProps = {
  name: string;
  panel?: ReactNode;
  children?: ReactNode;
};

export function CompanyScreen({ name, panel, children }: CompanyScreenProps) {
  const { data: text } = useSuspenseQuery(textQuery(name));
  if (!text) return null;
  return (
    <article className={styles.company}>
      <CompanyIntro text={text} />
      {text.quote && (
        <div className={joinClasses(surface.deep, styles.quote)}>
          <div className={layout.wrap}>
            <Quotation lang={text.lang}>{text.quote}</Quotation>
          </div>
        </div>
      )}
      {panel}
      <div lang={text.lang}>
        {text.sections.map((section) => (
          <CompanySection key={section.id} section={section} />
        ))}
      </div>
      {children}
    </article>
  );
}

function CompanyIntro({ text }: { text: TextPage }) {
  const { title, eyebrow, lede, lang } = text;
  return (
    <div className={joinClasses(layout.wrap, styles.intro)}>
      <TextBreadcrumbs text={text} />
      <header className={styles.head} lang={lang}>
        {eyebrow && <p className={typography.eyebrow}>{eyebrow}</p>}
        <h1 className={typography.title}>{title}</h1>
        {lede && <p className={typography.lede}>{lede}</p>}
      </header>
    </div>
  );
}
