import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { DestinationLink } from '#app/components/layout/destination-link';
import { PageContents } from '#app/components/layout/text-page/page-contents';
import { Callout } from '#app/components/ui/callout';
import { SafeHtml } from '#app/components/ui/safe-html';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { legalPages } from '#app/lib/legal-pages';
import type { TextEntry, TextPage, TextSection } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import styles from './legal-screen.module.css';

export function LegalScreen({ name }: { name: string }) {
  const { data: text } = useSuspenseQuery(textQuery(name));
  if (!text) return null;
  const { lang, intro, sections } = text;
  return (
    <article className={joinClasses(layout.wrap, styles.legal)}>
      <TextBreadcrumbs text={text} />
      <LegalHead text={text} />
      <div className={styles.columns}>
        <PageContents entries={sections.map(({ id, title }) => ({ id, text: title }))} lang={lang} numbered />
        <div className={styles.main} lang={lang}>
          {intro && <SafeHtml className={typography.prose} html={intro} />}
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
        </div>
        <OtherTexts current={`/${name}`} />
      </div>
    </article>
  );
}

/** In the margin of the text, where there is one. */
function OtherTexts({ current }: { current: string }) {
  const { t } = useLingui();
  return (
    <nav className={styles.others} aria-label={t`Other legal texts`}>
      <p className={typography.label}>
        <Trans>Other legal texts</Trans>
      </p>
      <ul>
        {legalPages
          .filter(({ path }) => path !== current)
          .map(({ id }) => (
            <li key={id}>
              <DestinationLink to={id} />
            </li>
          ))}
      </ul>
    </nav>
  );
}

function LegalHead({ text: { title, lede, lang, updated } }: { text: TextPage }) {
  const { i18n } = useLingui();
  return (
    <header className={styles.head}>
      <h1 className={typography.title} lang={lang}>
        {title}
      </h1>
      {lede && (
        <p className={typography.lede} lang={lang}>
          {lede}
        </p>
      )}
      {updated && <LastChange day={updated} />}
      {i18n.locale !== 'fr' && (
        <Callout>
          <Trans>
            A courtesy translation: only the <a href="?lang=fr">French text</a> is binding.
          </Trans>
        </Callout>
      )}
    </header>
  );
}

function LastChange({ day: { iso, text: day } }: { day: NonNullable<TextPage['updated']> }) {
  return (
    <p className={styles.date}>
      <Trans>
        Last updated: <time dateTime={iso}>{day}</time>
      </Trans>
    </p>
  );
}

function Section({ section, number }: { section: TextSection; number: number }) {
  return (
    <section className={styles.section} aria-labelledby={section.id}>
      <h2 id={section.id}>
        <span className={styles.number}>{number}.</span> {section.title}
      </h2>
      {section.html && <SafeHtml className={typography.prose} html={section.html} />}
      {section.entries.map((entry, index) => (
        <Entry key={entry.id} entry={entry} number={`${number}.${index + 1}`} />
      ))}
    </section>
  );
}

function Entry({ entry: { id, title, html }, number }: { entry: TextEntry; number: string }) {
  return (
    <>
      <h3 id={id}>
        <span className={styles.number}>{number}</span> {title}
      </h3>
      <SafeHtml className={typography.prose} html={html} />
    </>
  );
}
