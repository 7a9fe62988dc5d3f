import { Trans, useLingui } from '@lingui/react/macro';

import { PageContents } from '#app/components/layout/page-contents';
import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { Callout } from '#app/components/ui/callout';
import { SafeHtml } from '#app/components/ui/safe-html';
import type { LegalEntry, LegalText } from './legal';

/** A legal text as a page: its contents, its numbered sections, the day of its last change. */
export function LegalArticle({ text }: { text: LegalText }) {
  const { lang, intro, sections } = text;
  return (
    <article className="wrap legal">
      <Breadcrumbs current={text.title} />
      <LegalHead text={text} />
      <div className="legal-columns">
        <PageContents entries={sections.map(({ id, title }) => ({ id, text: title }))} lang={lang} numbered />
        <div className="legal-main" lang={lang}>
          {intro && <SafeHtml className="prose" html={intro} />}
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </article>
  );
}

function LegalHead({ text: { title, lede, lang, updated } }: { text: LegalText }) {
  const { i18n } = useLingui();
  const { iso, text: day } = updated;
  return (
    <header className="legal-head">
      <h1 className="page-title" lang={lang}>
        {title}
      </h1>
      {lede && (
        <p className="lede" lang={lang}>
          {lede}
        </p>
      )}
      <p className="legal-date">
        <Trans>
          Last change: <time dateTime={iso}>{day}</time>
        </Trans>
      </p>
      {i18n.locale !== 'fr' && (
        <Callout>
          <Trans>
            A courtesy translation. The <a href="?lang=fr">French text</a> is the one that binds.
          </Trans>
        </Callout>
      )}
    </header>
  );
}

function Section({ section, number }: { section: LegalText['sections'][number]; number: number }) {
  return (
    <section className="legal-section" aria-labelledby={section.id}>
      <h2 id={section.id}>
        <span className="legal-number">{number}.</span> {section.title}
      </h2>
      {section.html && <SafeHtml className="prose" html={section.html} />}
      {section.entries.map((entry, index) => (
        <Entry key={entry.id} entry={entry} number={`${number}.${index + 1}`} />
      ))}
    </section>
  );
}

function Entry({ entry: { id, title, html }, number }: { entry: LegalEntry; number: string }) {
  return (
    <>
      <h3 id={id}>
        <span className="legal-number">{number}</span> {title}
      </h3>
      <SafeHtml className="prose" html={html} />
    </>
  );
}
