import { Trans } from '@lingui/react/macro';

import { Quotation } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './before-after.module.css';

export type BeforeAfterPair = { trade: string; before: string; after: string };

/** How offers are described, and the sentence that Pitch Master makes of it. */
export function BeforeAfter({ pairs }: { pairs: BeforeAfterPair[] }) {
  return (
    <section className={joinClasses(layout.wrap, styles.part)} aria-labelledby="before-after">
      <div className={styles.head}>
        <h2 id="before-after">
          <Trans>Before and after</Trans>
        </h2>
        <p className={typography.note}>
          <Trans>
            Six invented offers, described the way offers so often are, and the sentence that Pitch Master
            makes of each today, word for word.
          </Trans>
        </p>
      </div>
      <ul className={styles.pairs}>
        {pairs.map(({ trade, before, after }) => (
          <li key={trade}>
            <h3 className={typography.label}>{trade}</h3>
            <p className={typography.note}>{before}</p>
            <Quotation className={styles.after}>{after}</Quotation>
          </li>
        ))}
      </ul>
    </section>
  );
}
