import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Said } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/surface.module.css';
import layout from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import type { TextPage } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { CompanySection } from './company-section';
import styles from './company-screen.module.css';

type CompanyScreenProps = {
  /** Of the text that stands at `/{name}`. */
  name: string;
  /** Stands before the sections. */
  panel?: ReactNode;
  /** Stand below them. */
  children?: ReactNode;
};

/** A page of the company: what its text says, section by section. */
export function CompanyScreen({ name, panel, children }: CompanyScreenProps) {
  const { data: text } = useSuspenseQuery(textQuery(name));
  if (!text) return null;
  return (
    <article className={styles.company}>
      <CompanyIntro text={text} />
      {text.said && (
        <div className={joinClasses(surface.deep, styles.said)}>
          <div className={layout.wrap}>
            <Said lang={text.lang}>{text.said}</Said>
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

/** How a page of the company begins: the way to it, its title and its lede. */
export function CompanyIntro({ text }: { text: TextPage }) {
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
