import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { linkTo } from '#app/components/layout/destinations';
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
import companyScreen from './company-screen.module.css';
import styles from './faq-screen.module.css';

export function FaqScreen() {
  const { data: faq } = useSuspenseQuery(textQuery('contact/foire-aux-questions'));
  if (!faq) return null;
  return (
    <div className={companyScreen.company}>
      {/* Its eyebrow, "FAQ", is what the search finds it by. */}
      <CompanyIntro text={{ ...faq, eyebrow: undefined }} />
      <div className={joinClasses(layout.wrap, styles.columns)}>
        <Groups groups={faq.sections} lang={faq.lang} />
        <div className={styles.groups}>
          {faq.sections.map((group) => (
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
  return (
    <nav className={styles.contents} aria-label={t`Groups of questions`}>
      <ul lang={lang}>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <Link to="." hash={id}>
              {title}
            </Link>
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
        <Trans>Your question is not here?</Trans>
      </h2>
      <p>
        <Trans>Ask us. If the answer can help others, we publish it here.</Trans>
      </p>
      <ButtonLink {...linkTo('contactForm')} variant="primary">
        <Trans>Ask a question</Trans>
      </ButtonLink>
    </section>
  );
}
