import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { DestinationLink } from '#app/components/layout/destination-link';
import edits from '#app/components/ui/styles/edits.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { faqExamplesQuery } from '../page.queries';
import { unbroken } from '../unbroken';
import styles from './faq-examples.module.css';
import { ShortAnswer } from './short-answer';

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
            {short && <ShortAnswer html={short} className={editsOf(short)} />}
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
