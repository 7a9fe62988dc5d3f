import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';

import { Quotation } from '#app/components/ui/guillemets';
import edits from '#app/components/ui/edits.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './before-after.module.css';

/** `state`: whether the sentence says it, or no length of the pitch does; else a longer one does. */
export type BeforeSpan = { text: string; state?: 'kept' | 'dropped' };

export type BeforeAfterPair = { trade: string; before: BeforeSpan[]; after: string };

/** How offers are described, corrected: what is struck out of each, and the sentence that Pitch Master makes of it. */
export function BeforeAfter({ pairs }: { pairs: BeforeAfterPair[] }) {
  const corrected = pairs.filter(({ before }) => before.some(({ state }) => state === 'dropped'));
  return (
    <section className={joinClasses(layout.wrap, styles.part)} aria-labelledby="before-after">
      <div className={styles.head}>
        <h2 id="before-after">
          <Trans>Before and after</Trans>
        </h2>
        <p className={joinClasses(typography.note, edits.edits)}>
          <Trans>
            Invented offers, described the way offers so often are, and the sentence that Pitch Master makes
            of each today, word for word. <del>Struck out</del>, what it takes away; <em>highlighted</em>,
            what it says instead.
          </Trans>
        </p>
      </div>
      <ul className={styles.pairs}>
        {corrected.map(({ trade, before, after }) => (
          <li key={trade}>
            <h3 className={typography.label}>{trade}</h3>
            <Quotation className={edits.edits}>
              {before
                .filter(({ state }) => state)
                .map(({ text, state }, index) => (
                  <Fragment key={text}>
                    {index > 0 && ' '}
                    {state === 'kept' ? <ins>{after}</ins> : <del>{text}</del>}
                  </Fragment>
                ))}
            </Quotation>
          </li>
        ))}
      </ul>
    </section>
  );
}
