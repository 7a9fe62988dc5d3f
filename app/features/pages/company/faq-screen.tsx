import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { linkTo } from '#app/components/layout/destinations';
import { AccordionItem } from '#app/components/ui/accordion';
import { ButtonLink } from '#app/components/ui/button';
import { SafeHtml } from '#app/components/ui/safe-html';
import type { TextSection } from '../page';
import { textQuery } from '../page.queries';
import { CompanyIntro } from './company-screen';

/** `/contact/foire-aux-questions`: every question in its group, opened by its anchor. */
export function FaqScreen() {
  const { data: faq } = useSuspenseQuery(textQuery('contact/foire-aux-questions'));
  if (!faq) return null;
  return (
    <div className="company">
      {/* Its eyebrow, "FAQ", is what the search finds it by. */}
      <CompanyIntro text={{ ...faq, eyebrow: undefined }} />
      <div className="wrap faq-columns">
        <Groups groups={faq.sections} lang={faq.lang} />
        <div className="faq-groups">
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
    <nav className="faq-contents" aria-label={t`Groups of questions`}>
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
      <div className="accordion">
        {entries.map(({ id: anchor, title: question, html }) => (
          <AccordionItem
            key={anchor}
            id={anchor}
            title={question}
            lang={lang}
            linkLabel={
              <Trans>
                Link to this answer<span className="visually-hidden">: {question}</span>
              </Trans>
            }
          >
            <SafeHtml className="prose" html={html} lang={lang} />
          </AccordionItem>
        ))}
      </div>
    </section>
  );
}

function Unanswered() {
  return (
    <section className="faq-unanswered">
      <h2>
        <Trans>Not in the list?</Trans>
      </h2>
      <p>
        <Trans>Ask us. If others may wonder too, the answer will stand here.</Trans>
      </p>
      <ButtonLink {...linkTo('contactForm')} variant="primary">
        <Trans>Ask a question</Trans>
      </ButtonLink>
    </section>
  );
}
