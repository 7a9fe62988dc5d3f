import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Said } from '#app/components/ui/guillemets';
import type { TextPage } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { CompanySection } from './company-section';

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
    <article className="company">
      <CompanyIntro text={text} />
      {text.said && (
        <div className="on-deep company-said">
          <div className="wrap">
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
    <div className="wrap company-intro">
      <TextBreadcrumbs text={text} />
      <header className="company-head" lang={lang}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="page-title">{title}</h1>
        {lede && <p className="lede">{lede}</p>}
      </header>
    </div>
  );
}
