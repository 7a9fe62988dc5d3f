import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import fold from '#app/components/ui/fold.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import layout from '#app/components/ui/layout.module.css';
import surface from '#app/components/ui/surface.module.css';
import typography from '#app/components/ui/typography.module.css';
import { site } from '#app/content/site';
import type { TextSection } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { CompanySection } from './company-section';
import companySection from './company-section.module.css';
import companyScreen from './company-screen.module.css';
import styles from './contact-screen.module.css';

type ContactScreenProps = {
  /** `help` says what to write, where it does not stand beside the form. */
  form: (help: ReactNode) => ReactNode;
};

/** Of the sections, the first says what to write; the steps follow, and what needs no message. */
export function ContactScreen({ form }: ContactScreenProps) {
  const { data: text } = useSuspenseQuery(textQuery('contact'));
  if (!text) return null;
  const { title, lede, lang, sections } = text;
  const [ways, ...others] = sections;
  const help = ways && <Help section={ways} />;
  return (
    <article>
      <div className={joinClasses(layout.wrap, styles.columns)}>
        <div className={joinClasses(surface.deep, companyScreen.band, styles.band)}>
          <TextBreadcrumbs text={text} />
          <header className={companyScreen.head} lang={lang}>
            <h1>{title}</h1>
            {lede && <p className={typography.lede}>{lede}</p>}
          </header>
          <p className={styles.email}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </div>
        {ways && (
          <section className={joinClasses(surface.deep, styles.help)} aria-labelledby={ways.id} lang={lang}>
            <h2 id={ways.id} className={typography.label}>
              {ways.title}
            </h2>
            {help}
          </section>
        )}
        <div className={styles.form}>
          {form(
            ways && (
              <details className={joinClasses(fold.fold, styles.folded)} lang={lang}>
                <summary>{ways.title}</summary>
                {help}
              </details>
            ),
          )}
        </div>
      </div>
      <div className={styles.rest}>
        <div lang={lang}>
          {others.map((section) => (
            <CompanySection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Help({ section: { entries } }: { section: TextSection }) {
  return (
    <dl className={companySection.entries}>
      {entries.map((entry) => (
        <div key={entry.id}>
          <dt>{entry.title}</dt>
          <dd>
            <SafeHtml html={entry.html} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
