import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { DestinationLink } from '#app/components/layout/destination-link';
import edits from '#app/components/ui/styles/edits.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/styles/typography.module.css';
import { SafeHtml } from '#app/components/ui/safe-html';
import { faqExamplesQuery } from '../page.queries';
import { unbroken } from '../unbroken';
import styles from './faq-examples.module.css';
import question from './faq-question.module.css';

export function FaqExamples() {
  const { data } = useSuspenseQuery(faqExamplesQuery());
  return (
    <section className={styles.examples} aria-labelledby="faq-examples">
      <h2 id="faq-examples" className={typography.title}>
        <Trans>Frequently asked questions</Trans>
      </h2>
      <ul lang={data.lang}>
        {data.entries.map(({ id, title, short }) => (
          <li key={id}>
            <h3>
              <Link to="/contact/foire-aux-questions" hash={id}>
                {unbroken(title)}
              </Link>
            </h3>
            {short && <SafeHtml className={joinClasses(question.short, editsOf(short))} html={short} />}
          </li>
        ))}
      </ul>
      <DestinationLink to="faq">
        <Trans>All questions</Trans>
      </DestinationLink>
    </section>
  );
}

/** The highlighter marks what stands for something struck out. */
function editsOf(short: string): string | undefined {
  return short.includes('<del>') ? edits.edits : undefined;
}
