import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import fold from '#app/components/ui/fold.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import layout from '#app/components/ui/layout.module.css';
import surface from '#app/components/ui/surface.module.css';
import typography from '#app/components/ui/typography.module.css';
import type { TextSection } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { FaqExamples } from './faq-examples';
import { CompanySection } from './company-section';
import companySection from './company-section.module.css';
import companyScreen from './company-screen.module.css';
import faqExamples from './faq-examples.module.css';
import styles from './contact-screen.module.css';

/** Of the sections, the first says what to write and stands beside the form; the steps and the rest follow. */
export function ContactScreen({ form }: { form: ReactNode }) {
  const { data: text } = useSuspenseQuery(textQuery('contact'));
  if (!text) return null;
  const { title, lede, lang, sections } = text;
  const [ways, ...others] = sections;
  return (
    <article className={styles.contact}>
      <div className={joinClasses(layout.wrap, styles.columns)}>
        <div className={joinClasses(surface.deep, companyScreen.band, styles.band)}>
          <TextBreadcrumbs text={text} />
          <header className={companyScreen.head} lang={lang}>
            <h1>{title}</h1>
            {lede && <p className={typography.lede}>{lede}</p>}
          </header>
        </div>
        {ways && <Help section={ways} lang={lang} />}
        <div className={styles.form}>{form}</div>
      </div>
      <div className={styles.rest}>
        <div lang={lang}>
          {others.map((section) => (
            <CompanySection key={section.id} section={section} />
          ))}
        </div>
        <div className={joinClasses(layout.wrap, faqExamples.questions)}>
          <FaqExamples />
        </div>
      </div>
    </article>
  );
}

/** Before the form, folded where it would push it away. */
function Help({ section: { id, title, entries }, lang }: { section: TextSection; lang: string }) {
  return (
    <section className={styles.help} aria-labelledby={id} lang={lang}>
      <h2 id={id} className={typography.label}>
        {title}
      </h2>
      <details className={fold.fold}>
        <summary>{title}</summary>
        <dl className={companySection.entries}>
          {entries.map((entry) => (
            <div key={entry.id} id={entry.id}>
              <dt>{entry.title}</dt>
              <dd>
                <SafeHtml html={entry.html} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
