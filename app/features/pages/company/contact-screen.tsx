import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import edits from '#app/components/ui/styles/edits.module.css';
import guillemets from '#app/components/ui/guillemets.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import { SafeHtml } from '#app/components/ui/safe-html';
import layout from '#app/components/ui/styles/layout.module.css';
import { StruckTitle } from '#app/components/ui/struck-title';
import surface from '#app/components/ui/styles/surface.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { site } from '#app/content/site';
import type { TextSection } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import counted from '../counted.module.css';
import companyScreen from './company-screen.module.css';
import styles from './contact-screen.module.css';

/** Of the sections, the first says what follows, the second what needs no message. */
export function ContactScreen({ form }: { form: ReactNode }) {
  const { data: text } = useSuspenseQuery(textQuery('contact'));
  if (!text) return null;
  const { lede, lang, sections } = text;
  const [steps, others] = sections;
  return (
    <article>
      <div className={joinClasses(layout.wrap, styles.columns)}>
        <div className={joinClasses(surface.deep, companyScreen.band, styles.band)}>
          <TextBreadcrumbs text={text} />
          <header className={joinClasses(guillemets.titled, edits.edits)}>
            <StruckTitle
              struck={<Trans>Let’s talk about your project.</Trans>}
              said={
                <Trans>
                  Send us three lines and <ins>a person will reply</ins>
                </Trans>
              }
            />
          </header>
          <div className={styles.mail}>
            <p className={styles.promise}>
              <Trans>A reply within two working days</Trans>
            </p>
            {lede && (
              <p className={surface.quiet} lang={lang}>
                {lede}
              </p>
            )}
            <p className={typography.address}>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </p>
          </div>
        </div>
        <div className={styles.form}>{form}</div>
        <div className={styles.beside}>
          {steps && <Steps section={steps} lang={lang} />}
          {others && <Others section={others} lang={lang} />}
        </div>
      </div>
    </article>
  );
}

type PartProps = { section: TextSection; lang: string };

function Steps({ section: { id, title, entries }, lang }: PartProps) {
  return (
    <section aria-labelledby={id} lang={lang}>
      <h2 id={id}>{title}</h2>
      <ol className={counted.counted}>
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
    <section className={styles.others} aria-labelledby={id} lang={lang}>
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
