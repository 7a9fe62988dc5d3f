import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';

import { Quotation } from '#app/components/ui/guillemets';
import edits from '#app/components/ui/styles/edits.module.css';
import fold from '#app/components/ui/styles/fold.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import styles from './before-after.module.css';
import { StruckOut } from '#app/components/ui/struck-out';

/** `struck`: said in no length of the pitch; else the sentence that is made of the description, cut at its deciding words. */
type Span = { text: string; struck?: true; marked?: true };

export type BeforeAfterPair = { trade: string; spans: Span[] };

/** Each takes the whole width, the largest text of the page after its title; the others are folded. */
const large = 2;

/** How offers are described, corrected: what is struck out of each, and the sentence that Pitch Master makes of it. */
export function BeforeAfter({ pairs }: { pairs: BeforeAfterPair[] }) {
  const others = pairs.slice(large);
  const trades = others.map(({ trade }) => trade.toLowerCase()).join(', ');
  return (
    <section className={joinClasses(layout.wrap, styles.part)} aria-labelledby="before-after">
      <hgroup className={styles.head}>
        <h2 id="before-after" className={typography.title}>
          <Trans>Before and after</Trans>
        </h2>
        <p>
          <Trans>Six examples, corrected by Pitch Master: its sentences are quoted word for word.</Trans>
        </p>
      </hgroup>
      <Pairs className={styles.large} pairs={pairs.slice(0, large)} />
      {others.length > 0 && (
        <details className={fold.fold}>
          <summary className={styles.others}>
            <Trans>Four more: {trades}</Trans>
          </summary>
          <Pairs className={styles.small} pairs={others} />
        </details>
      )}
    </section>
  );
}

function Pairs({ pairs, className }: { pairs: BeforeAfterPair[]; className?: string }) {
  return (
    <ul className={joinClasses(styles.pairs, className)}>
      {pairs.map((pair) => (
        <li key={pair.trade}>
          <h3 className={typography.label}>{pair.trade}</h3>
          <Corrected pair={pair} />
        </li>
      ))}
    </ul>
  );
}

function Corrected({ pair: { spans } }: { pair: BeforeAfterPair }) {
  return (
    <Quotation className={edits.edits}>
      {spans.map(({ text, struck, marked }, index) => (
        <Fragment key={text}>
          {index > 0 && (struck || spans[index - 1]?.struck) && ' '}
          {struck && <StruckOut>{text}</StruckOut>}
          {marked && <em>{text}</em>}
          {!struck && !marked && text}
        </Fragment>
      ))}
    </Quotation>
  );
}
