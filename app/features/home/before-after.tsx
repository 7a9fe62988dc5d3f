import { Trans } from '@lingui/react/macro';

import { Quotation } from '#app/components/ui/guillemets';
import edits from '#app/components/ui/edits.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './before-after.module.css';

/** `state`: whether the sentence says it, or no length of the pitch does; else a longer one does. */
export type BeforeSpan = { text: string; state?: 'kept' | 'dropped' };

export type BeforeAfterPair = { trade: string; before: BeforeSpan[]; after: string };

/** How offers are described, and the sentence that Pitch Master makes of it. */
export function BeforeAfter({ pairs }: { pairs: BeforeAfterPair[] }) {
  return (
    <section className={joinClasses(layout.wrap, styles.part)} aria-labelledby="before-after">
      <div className={styles.head}>
        <h2 id="before-after">
          <Trans>Before and after</Trans>
        </h2>
        <p className={joinClasses(typography.note, edits.edits)}>
          <Trans>
            Six invented offers, described the way offers so often are, and the sentence that Pitch Master
            makes of each today, word for word. <del>Struck out</del>, what it leaves out;{' '}
            <em>highlighted</em>, what it keeps.
          </Trans>
        </p>
      </div>
      <ul className={styles.pairs}>
        {pairs.map(({ trade, before, after }) => (
          <li key={trade}>
            <h3 className={typography.label}>{trade}</h3>
            <p className={joinClasses(styles.before, edits.edits)}>
              {before.map((span) => (
                <Before key={span.text} {...span} />
              ))}
            </p>
            <Quotation className={styles.after}>{after}</Quotation>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Before({ text, state }: BeforeSpan) {
  if (state === 'dropped') return <del>{text} </del>;
  return state === 'kept' ? (
    <>
      <em>{text}</em>{' '}
    </>
  ) : (
    <>{text} </>
  );
}
