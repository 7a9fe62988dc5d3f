import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { PageContents } from '#app/components/layout/text-page/page-contents';
import { SafeHtml } from '#app/components/ui/safe-html';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import edits from '#app/components/ui/styles/edits.module.css';
import textPage from '#app/components/layout/text-page/text-page.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { caseAnchor } from '../worked-case';
import { WorkedCasePart } from './worked-case-part';
import { Drawing } from './drawing';
import { SectionSign } from '../section-sign';
import type { ExchangeSide, TextPage, TextEntry, TextSection } from '../page';
import styles from './text-parts.module.css';

type TextHeroProps = {
  eyebrow?: ReactNode;
  text: TextPage;
  /** What one can do next. */
  children?: ReactNode;
};

export function TextHero({ eyebrow, text, children }: TextHeroProps) {
  return (
    <header className={textPage.hero}>
      <div className={textPage.words}>
        {eyebrow && <p className={typography.eyebrow}>{eyebrow}</p>}
        <h1 className={textPage.title}>{text.title}</h1>
        {text.lede && <p className={typography.lede}>{text.lede}</p>}
        {children && <div className={layout.buttonRow}>{children}</div>}
      </div>
      <Drawing name={text.drawing} />
    </header>
  );
}

export function TextColumns({
  text: { intro, sections, workedCase },
  children,
}: {
  text: TextPage;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  // The case stands before the steps: first what is handed over, then how it comes about.
  const steps = sections.findIndex(({ ordered }) => ordered);
  const [before, after] = [sections.slice(0, steps), sections.slice(steps)];
  const entriesOf = (some: TextSection[]) => some.map(({ id, title }) => ({ id, text: title }));
  const contents = [
    ...entriesOf(before),
    ...(workedCase ? [{ id: caseAnchor, text: t`A worked case` }] : []),
    ...entriesOf(after),
  ];
  return (
    <div className={textPage.columns}>
      <PageContents entries={contents} />
      <div className={textPage.main}>
        {intro && <SafeHtml className={joinClasses(typography.prose, textPage.intro)} html={intro} />}
        <TextSections sections={before} />
        {workedCase && <WorkedCasePart shown={workedCase} />}
        <TextSections sections={after} />
        {children}
      </div>
    </div>
  );
}

function TextSections({ sections }: { sections: TextSection[] }) {
  return sections.map(({ id, title, html, exchange, ordered = false, entries }) => (
    <section
      key={id}
      id={id}
      className={joinClasses(
        textPage.section,
        exchange && styles.handedOver,
        !exchange && entries.length === 0 && styles.short,
      )}
    >
      <h2>{title}</h2>
      {exchange && <SectionSign section={id} />}
      {html && <SafeHtml className={joinClasses(typography.prose, styles.text, edits.edits)} html={html} />}
      {exchange && (
        <div className={styles.exchange}>
          <div>
            <Side side={exchange.brought} />
          </div>
          <div className={styles.received}>
            <Side side={exchange.received} />
          </div>
        </div>
      )}
      {entries.length > 0 && <Entries entries={entries} counted={ordered} />}
    </section>
  ));
}

function Side({ side: { label, html } }: { side: ExchangeSide }) {
  return (
    <>
      <h3>{label}</h3>
      <SafeHtml html={html} />
    </>
  );
}

function Entries({ entries, counted }: { entries: TextEntry[]; counted: boolean }) {
  const List = counted ? 'ol' : 'ul';
  return (
    <List className={counted ? textPage.steps : typography.prose}>
      {entries.map(({ id, title, html }) => (
        <li key={id} id={id}>
          <h3>{title}</h3>
          <SafeHtml className={typography.prose} html={html} />
        </li>
      ))}
    </List>
  );
}
