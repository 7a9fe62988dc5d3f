import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';

import { ClosingCall } from '#app/components/layout/text-page/closing-call';
import { linkTo } from '#app/components/layout/destinations';
import { PageContents } from '#app/components/layout/text-page/page-contents';
import { ButtonLink } from '#app/components/ui/button';
import guillemets from '#app/components/ui/guillemets.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import edits from '#app/components/ui/styles/edits.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import surface from '#app/components/ui/styles/surface.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import type { TextEntry, TextSection } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { FaqFilter, questionsWith } from './faq-filter';
import { FaqQuestion } from './faq-question';
import companyScreen from './company-screen.module.css';
import { StruckTitle } from './struck-title';
import styles from './faq-screen.module.css';

/** The first question of the page shows its answer, and so do a few that are found. */
const featuredId = 'faq-first';
const fewFound = 3;

export function FaqScreen() {
  const { t } = useLingui();
  const { data: faq } = useSuspenseQuery(textQuery('contact/foire-aux-questions'));
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed).trim();
  if (!faq) return null;
  const { title, lede, lang, sections, examples } = faq;
  const asked = questionsWith(sections, sought);
  const found = asked.reduce((sum, { entries }) => sum + entries.length, 0);
  const few = sought !== '' && found <= fewFound ? found : 0;
  const featured = sought === '' ? entriesOf(sections, examples) : [];
  const groups = [
    { id: featuredId, title: t`Start here`, html: '', entries: featured },
    ...without(asked, featured),
  ].filter(({ entries }) => entries.length > 0);
  return (
    <div>
      <div className={joinClasses(surface.deep, companyScreen.band)}>
        <div className={joinClasses(layout.wrap, styles.top)}>
          <TextBreadcrumbs text={faq} />
          <header className={companyScreen.head}>
            <div className={joinClasses(guillemets.titled, edits.edits)}>
              <StruckTitle struck={<Trans>Contact us.</Trans>} title={title} lang={lang} />
            </div>
            {lede && (
              <p className={typography.lede} lang={lang}>
                {lede}
              </p>
            )}
          </header>
          <FaqFilter typed={typed} count={found} onType={setTyped} />
        </div>
      </div>
      <div className={joinClasses(layout.wrap, styles.columns)}>
        <PageContents
          entries={groups.map(({ id, title: text, entries }) => ({ id, text, count: entries.length }))}
          lang={lang}
          row
        />
        <div>
          {found === 0 && <Elsewhere sought={sought} />}
          {groups.map((group, index) => (
            <Group key={group.id} group={group} lang={lang} opened={sought === '' && index === 0 ? 1 : few} />
          ))}
        </div>
      </div>
      <Unanswered />
    </div>
  );
}

/** Of its questions the first `opened` show their answers. */
type GroupProps = { group: TextSection; lang: string; opened: number };

function Group({ group: { id, title, entries }, lang, opened }: GroupProps) {
  const titleId = `${id}-title`;
  const count = entries.length;
  return (
    <section id={id} className={styles.group} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} lang={lang}>
          {title}
        </h2>
        <p className={typography.note}>
          <Plural value={count} one="# question" other="# questions" />
        </p>
      </header>
      <div>
        {entries.map((entry, index) => (
          <FaqQuestion key={entry.id} entry={entry} lang={lang} open={index < opened} />
        ))}
      </div>
    </section>
  );
}

function Elsewhere({ sought }: { sought: string }) {
  return (
    <p className={styles.group}>
      <Link to="/recherche" search={{ q: sought }}>
        <Trans>Search the whole site for “{sought}”</Trans>
      </Link>
    </p>
  );
}

function Unanswered() {
  return (
    <ClosingCall
      title={<Trans>Can’t find your question?</Trans>}
      action={
        <ButtonLink {...linkTo('contactForm')} variant="primary">
          <Trans>Ask a question</Trans>
        </ButtonLink>
      }
    >
      <Trans>Ask us. If the answer might help others, we will publish it here.</Trans>
    </ClosingCall>
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
