import { Trans, useLingui } from '@lingui/react/macro';
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
import { SafeHtml } from '#app/components/ui/safe-html';
import layout from '#app/components/ui/styles/layout.module.css';
import { StruckTitle } from '#app/components/ui/struck-title';
import surface from '#app/components/ui/styles/surface.module.css';
import type { TextEntry, TextSection } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { FaqFilter, questionsWith } from './faq-filter';
import { FaqQuestion } from './faq-question';
import companyScreen from './company-screen.module.css';
import styles from './faq-screen.module.css';

/** A few that are found show their answers. */
const featuredId = 'faq-first';
const fewFound = 3;

export function FaqScreen() {
  const { t } = useLingui();
  const { data: faq } = useSuspenseQuery(textQuery('contact/foire-aux-questions'));
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed).trim();
  if (!faq) return null;
  const { lang, sections, examples } = faq;
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
          <header className={joinClasses(guillemets.titled, edits.edits)}>
            <StruckTitle
              struck={<Trans>Contact us to find out more.</Trans>}
              said={
                <Trans>
                  The answers <ins>are here,</ins> in a few words
                </Trans>
              }
            />
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
          {groups.map((group) => (
            <Group key={group.id} group={group} lang={lang} opened={few} />
          ))}
        </div>
      </div>
      <Unanswered />
    </div>
  );
}

/** Of its questions the first `opened` show their answers. */
type GroupProps = { group: TextSection; lang: string; opened: number };

function Group({ group: { id, title, html, entries }, lang, opened }: GroupProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      className={joinClasses(styles.group, id === featuredId && styles.first)}
      aria-labelledby={titleId}
    >
      <header>
        <h2 id={titleId} lang={lang}>
          {title}
        </h2>
        {html && <SafeHtml html={html} lang={lang} />}
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
