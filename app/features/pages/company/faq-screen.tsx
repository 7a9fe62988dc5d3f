import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';

import { linkTo } from '#app/components/layout/destinations';
import { PageContents } from '#app/components/layout/page-contents';
import textPage from '#app/components/layout/text-page.module.css';
import { AccordionItem } from '#app/components/ui/accordion';
import { ButtonLink } from '#app/components/ui/button';
import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { SafeHtml } from '#app/components/ui/safe-html';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import surface from '#app/components/ui/surface.module.css';
import typography from '#app/components/ui/typography.module.css';
import type { TextEntry, TextSection } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { FaqFilter, questionsWith } from './faq-filter';
import companySection from './company-section.module.css';
import companyScreen from './company-screen.module.css';
import styles from './faq-screen.module.css';

const featuredId = 'faq-first';

export function FaqScreen() {
  const { t } = useLingui();
  const { data: faq } = useSuspenseQuery(textQuery('contact/foire-aux-questions'));
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  if (!faq) return null;
  const { title, lede, lang, sections, examples } = faq;
  const asked = questionsWith(sections, sought);
  const found = asked.reduce((sum, { entries }) => sum + entries.length, 0);
  const featured = sought.trim() === '' ? entriesOf(sections, examples) : [];
  const groups = without(asked, featured);
  const first = featured.length > 0 ? [{ id: featuredId, text: t`To begin with` }] : [];
  return (
    <div className={styles.faq}>
      <div className={joinClasses(surface.deep, styles.band)}>
        <div className={joinClasses(layout.wrap, styles.top)}>
          <TextBreadcrumbs text={faq} />
          <header className={companyScreen.head} lang={lang}>
            <h1>{title}</h1>
            {lede && <p className={typography.lede}>{lede}</p>}
          </header>
          <FaqFilter typed={typed} count={found} onType={setTyped} />
          <p className={companyScreen.mark} aria-hidden="true">
            <OpeningGuillemet />?<ClosingGuillemet />
          </p>
        </div>
      </div>
      <div className={joinClasses(layout.wrap, textPage.columns)}>
        <PageContents
          entries={[...first, ...groups.map(({ id, title: text }) => ({ id, text }))]}
          lang={lang}
        />
        <div className={styles.groups}>
          <Featured entries={featured} lang={lang} />
          {groups.map((group) => (
            <Group key={group.id} group={group} lang={faq.lang} />
          ))}
          <Unanswered />
        </div>
      </div>
    </div>
  );
}

/** The questions to begin with show their answers. */
function Featured({ entries, lang }: { entries: TextEntry[]; lang: string }) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={featuredId}>
      <Head id={featuredId} count={entries.length}>
        <Trans>To begin with</Trans>
      </Head>
      <ul className={companySection.entries} lang={lang}>
        {entries.map(({ id, title, html }) => (
          <li key={id}>
            <h3 id={id}>{title}</h3>
            <SafeHtml className={typography.prose} html={html} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({ group: { id, title, entries }, lang }: { group: TextSection; lang: string }) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Head id={id} lang={lang} count={entries.length}>
        {title}
      </Head>
      <div>
        {entries.map(({ id: anchor, title: question, html }) => (
          <AccordionItem
            key={anchor}
            id={anchor}
            title={question}
            lang={lang}
            linkLabel={
              <Trans>
                Link to this answer<span className={typography.hidden}>: {question}</span>
              </Trans>
            }
          >
            <SafeHtml className={typography.prose} html={html} lang={lang} />
          </AccordionItem>
        ))}
      </div>
    </section>
  );
}

type HeadProps = { id: string; lang?: string; count: number; children: ReactNode };

function Head({ id, lang, count, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} lang={lang}>
        {children}
      </h2>
      <p className={typography.note}>
        <Plural value={count} one="# question" other="# questions" />
      </p>
    </div>
  );
}

function Unanswered() {
  return (
    <section className={styles.unanswered}>
      <h2>
        <Trans>Is your question not here?</Trans>
      </h2>
      <p>
        <Trans>Ask us. If the answer can help others, we will publish it here.</Trans>
      </p>
      <ButtonLink {...linkTo('contactForm')} variant="primary">
        <Trans>Ask a question</Trans>
      </ButtonLink>
    </section>
  );
}

function entriesOf(sections: TextSection[], ids: string[]): TextEntry[] {
  const entries = sections.flatMap((section) => section.entries);
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}

function without(groups: TextSection[], shown: TextEntry[]): TextSection[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => !shown.includes(entry)) }))
    .filter(({ entries }) => entries.length > 0);
}
