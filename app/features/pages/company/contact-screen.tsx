import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import layout from '#app/components/ui/layout.module.css';
import surface from '#app/components/ui/surface.module.css';
import typography from '#app/components/ui/typography.module.css';
import { site } from '#app/content/site';
import type { TextSection } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { FaqExamples } from './faq-examples';
import companyScreen from './company-screen.module.css';
import companySection from './company-section.module.css';
import faqExamples from './faq-examples.module.css';
import styles from './contact-screen.module.css';

/** Of the sections, the first says what to write and stands before the form; the steps and the rest stand beside it. */
export function ContactScreen({ form }: { form: ReactNode }) {
  const { data: text } = useSuspenseQuery(textQuery('contact'));
  if (!text) return null;
  const { title, lede, lang, sections } = text;
  const next = sections.find(({ ordered }) => ordered);
  const [ways, ...others] = sections.filter((section) => section !== next);
  return (
    <article className={companyScreen.company}>
      <div className={layout.wrap}>
        <TextBreadcrumbs text={text} />
        <div className={styles.columns}>
          <div className={styles.words}>
            <header className={companyScreen.head} lang={lang}>
              <h1>{title}</h1>
              {lede && <p className={typography.lede}>{lede}</p>}
            </header>
            {ways && <Ways section={ways} lang={lang} />}
            {form}
          </div>
          <div className={styles.aside}>
            {next && <Next section={next} lang={lang} />}
            {others.map((section) => (
              <Ways key={section.id} section={section} lang={lang} />
            ))}
          </div>
        </div>
      </div>
      <div className={joinClasses(layout.wrap, faqExamples.questions)}>
        <FaqExamples />
      </div>
    </article>
  );
}

type PartProps = { section: TextSection; lang: string };

function Ways({ section: { id, title, entries }, lang }: PartProps) {
  return (
    <section className={styles.ways} aria-labelledby={id} lang={lang}>
      <h2 id={id}>{title}</h2>
      <ul className={companySection.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <h3 id={entry.id}>{entry.title}</h3>
            <SafeHtml html={entry.html} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Next({ section: { id, title, entries }, lang }: PartProps) {
  const { email, company } = site;
  return (
    <section className={joinClasses(surface.deep, styles.next)} aria-labelledby={id}>
      <h2 id={id} lang={lang}>
        {title}
      </h2>
      <ol className={companySection.entries} lang={lang}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <h3 id={entry.id}>{entry.title}</h3>
            <SafeHtml html={entry.html} />
          </li>
        ))}
      </ol>
      <address>
        <p>
          <Trans>
            By email: <a href={`mailto:${email}`}>{email}</a>
          </Trans>
        </p>
        {company.address && <p>{company.address}</p>}
        {company.phone && <p>{company.phone}</p>}
      </address>
    </section>
  );
}
