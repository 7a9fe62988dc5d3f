import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import button from '#app/components/ui/button.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import layout from '#app/components/ui/layout.module.css';
import surface from '#app/components/ui/surface.module.css';
import typography from '#app/components/ui/typography.module.css';
import { site } from '#app/content/site';
import type { TextSection } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import companyScreen from './company-screen.module.css';
import styles from './contact-screen.module.css';

type ContactScreenProps = {
  /** `help` says what to write, and stands at the message. */
  form: (help: ReactNode) => ReactNode;
};

/** Of the sections, the first says what to write, the second what follows, the third what needs no message. */
export function ContactScreen({ form }: ContactScreenProps) {
  const { data: text } = useSuspenseQuery(textQuery('contact'));
  if (!text) return null;
  const { title, lede, lang, sections } = text;
  const [ways, steps, others] = sections;
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
        <div className={styles.form}>{form(ways && <Help section={ways} lang={lang} />)}</div>
        {steps && <Steps section={steps} lang={lang} />}
      </div>
      {others && <Others section={others} lang={lang} />}
    </article>
  );
}

type PartProps = { section: TextSection; lang: string };

/** Of the cases one is open, the first from the start: it says what to write, and is not sent. */
function Help({ section: { id, title, entries }, lang }: PartProps) {
  return (
    <div id={id} className={styles.help} role="group" aria-label={title} lang={lang}>
      {entries.map((entry, index) => (
        <details key={entry.id} id={entry.id} name={id} open={index === 0}>
          <summary className={joinClasses(button.button, button.secondary, button.small)}>
            {entry.title}
          </summary>
          <SafeHtml html={entry.html} />
        </details>
      ))}
    </div>
  );
}

function Steps({ section: { id, title, entries }, lang }: PartProps) {
  return (
    <section className={styles.steps} aria-labelledby={id} lang={lang}>
      <h2 id={id}>{title}</h2>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <h3 id={entry.id}>{entry.title}</h3>
            <SafeHtml html={entry.html} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The text of each begins with its name, which is a link. */
function Others({ section: { id, title, entries }, lang }: PartProps) {
  return (
    <section className={joinClasses(layout.wrap, styles.others)} aria-labelledby={id} lang={lang}>
      <h2 id={id}>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} id={entry.id}>
            <SafeHtml html={entry.html} />
          </li>
        ))}
      </ul>
    </section>
  );
}
