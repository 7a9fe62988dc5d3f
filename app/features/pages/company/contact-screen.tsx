import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
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

type ContactScreenProps = { form: (help: ReactNode) => ReactNode };

/** Of the sections, the first says what to write and goes into the form; the steps and the rest stand beside it. */
export function ContactScreen({ form }: ContactScreenProps) {
  const { data: text } = useSuspenseQuery(textQuery('contact'));
  if (!text) return null;
  const { title, lede, lang, sections } = text;
  const next = sections.find(({ ordered }) => ordered);
  const [ways, ...others] = sections.filter((section) => section !== next);
  return (
    <article className={styles.contact}>
      <div className={joinClasses(surface.deep, styles.band)}>
        <div className={joinClasses(layout.wrap, styles.top)}>
          <TextBreadcrumbs text={text} />
          <header className={companyScreen.head} lang={lang}>
            <h1>{title}</h1>
            {lede && <p className={typography.lede}>{lede}</p>}
          </header>
          <Addresses />
          <p className={joinClasses(companyScreen.mark, styles.speaks)} aria-hidden="true">
            <OpeningGuillemet />…<ClosingGuillemet />
          </p>
        </div>
      </div>
      <div className={joinClasses(layout.wrap, styles.columns)}>
        <div className={styles.form}>{form(ways && <Help section={ways} lang={lang} />)}</div>
        <div className={styles.aside}>
          {next && <Entries section={next} lang={lang} />}
          {others.map((section) => (
            <Entries key={section.id} section={section} lang={lang} />
          ))}
        </div>
      </div>
      <div className={joinClasses(layout.wrap, faqExamples.questions)}>
        <FaqExamples />
      </div>
    </article>
  );
}

type PartProps = { section: TextSection; lang: string };

function Help({ section: { id, entries }, lang }: PartProps) {
  return (
    <dl id={id} className={styles.help} lang={lang}>
      {entries.map((entry) => (
        <div key={entry.id} id={entry.id}>
          <dt>{entry.title}</dt>
          <dd>
            <SafeHtml html={entry.html} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Entries({ section, lang }: PartProps) {
  const { id, title, entries, ordered } = section;
  const List = ordered ? ('ol' as const) : 'ul';
  return (
    <section className={styles.part} aria-labelledby={id} lang={lang}>
      <h2 id={id}>{title}</h2>
      <List className={companySection.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <h3 id={entry.id}>{entry.title}</h3>
            <SafeHtml html={entry.html} />
          </li>
        ))}
      </List>
    </section>
  );
}

function Addresses() {
  const { email, company } = site;
  return (
    <address className={styles.addresses}>
      <p>
        <Trans>
          By email: <a href={`mailto:${email}`}>{email}</a>
        </Trans>
      </p>
      {company.address && <p>{company.address}</p>}
      {company.phone && <p>{company.phone}</p>}
    </address>
  );
}
