import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';

import { Quotation } from '#app/components/ui/guillemets';
import edits from '#app/components/ui/styles/edits.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import styles from './before-after.module.css';
import { StruckOut } from '#app/components/ui/struck-out';

/** `state`: whether the sentence says it, or no length of the pitch does; else a longer one does. */
export type BeforeSpan = { text: string; state?: 'kept' | 'dropped' };

export type BeforeAfterPair = { trade: string; before: BeforeSpan[]; after: string };

/** Two are enough: each takes the whole width, the largest text of the page after its title. */
const shown = 2;

/** How offers are described, corrected: what is struck out of each, and the sentence that Pitch Master makes of it. */
export function BeforeAfter({ pairs }: { pairs: BeforeAfterPair[] }) {
  const corrected = pairs.filter(({ before }) => before.some(({ state }) => state === 'dropped'));
  return (
    <section className={joinClasses(layout.wrap, styles.part)} aria-labelledby="before-after">
      <hgroup className={styles.head}>
        <h2 id="before-after" className={typography.title}>
          <Trans>Before and after</Trans>
        </h2>
        <p>
          <Trans>
            Two invented offers, corrected by Pitch Master: its sentences are quoted word for word.
          </Trans>
        </p>
      </hgroup>
      <ul className={styles.pairs}>
        {corrected.slice(0, shown).map((pair) => (
          <li key={pair.trade}>
            <h3 className={typography.label}>{pair.trade}</h3>
            <Corrected pair={pair} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Corrected({ pair: { before, after } }: { pair: BeforeAfterPair }) {
  return (
    <Quotation className={edits.edits}>
      {before
        .filter(({ state }) => state)
        .map(({ text, state }, index) => (
          <Fragment key={text}>
            {index > 0 && ' '}
            {state === 'kept' ? <ins>{after}</ins> : <StruckOut>{text}</StruckOut>}
          </Fragment>
        ))}
    </Quotation>
  );
}
