import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { linkTo } from '#app/components/layout/destinations';
import { SectionLink } from '#app/components/layout/section-link';
import { useCurrentSection } from '#app/components/layout/use-current-section';
import { AccordionItem } from '#app/components/ui/accordion';
import { ButtonLink } from '#app/components/ui/button';
import { SafeHtml } from '#app/components/ui/safe-html';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import accordion from '#app/components/ui/accordion.module.css';
import typography from '#app/components/ui/typography.module.css';
import type { TextSection } from '../page';
import { textQuery } from '../page.queries';
import { CompanyIntro } from './company-screen';
import { FaqFilter, questionsWith } from './faq-filter';
import companyScreen from './company-screen.module.css';
import styles from './faq-screen.module.css';

export function FaqScreen() {
  const { data: faq } = useSuspenseQuery(textQuery('contact/foire-aux-questions'));
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  if (!faq) return null;
  const groups = questionsWith(faq.sections, sought);
  const found = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className={companyScreen.company}>
      {/* Its eyebrow, "FAQ", is what the search finds it by. */}
      <CompanyIntro text={{ ...faq, eyebrow: undefined }} />
      <div className={joinClasses(layout.wrap, styles.columns)}>
        <Groups groups={groups} lang={faq.lang} />
        <div className={styles.groups}>
          <FaqFilter typed={typed} found={found} onType={setTyped} />
          {groups.map((group) => (
            <Group key={group.id} group={group} lang={faq.lang} />
          ))}
          <Unanswered />
        </div>
      </div>
    </div>
  );
}

function Groups({ groups, lang }: { groups: TextSection[]; lang: string }) {
  const { t } = useLingui();
  const current = useCurrentSection(groups.map(({ id }) => id));
  return (
    <nav className={styles.contents} aria-label={t`Groups of questions`}>
      <ul lang={lang}>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <SectionLink id={id} current={id === current}>
              {title}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group: { id, title, entries }, lang }: { group: TextSection; lang: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} lang={lang}>
        {title}
      </h2>
      <div className={accordion.accordion}>
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
