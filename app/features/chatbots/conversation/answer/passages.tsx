import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { Quotation } from '#app/components/ui/guillemets';
import typography from '#app/components/ui/styles/typography.module.css';
import type { Passage } from '../../chat';
import styles from './passages.module.css';

/** What the site says, in its own words, each with its place. `asSources`: as the sources of a text above. */
export function Passages({ passages, asSources }: { passages: readonly Passage[]; asSources: boolean }) {
  return (
    <div className={styles.passages}>
      <h3 className={typography.label}>
        {asSources ? <Trans>Sources</Trans> : <Trans>This is what the site says:</Trans>}
      </h3>
      <ol className={asSources ? styles.sources : undefined}>
        {passages.map((passage) => (
          <li key={`${passage.path}#${passage.hash}`} lang={passage.lang}>
            {!asSources && (
              <Quotation className={styles.quote} hanging>
                {passage.quote}
              </Quotation>
            )}
            <PassageLink passage={passage} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function PassageLink({ passage: { path, hash, title, partOf } }: { passage: Passage }) {
  return (
    <p className={styles.source}>
      <Link to={path} hash={hash}>
        {title}
      </Link>
      {partOf && <span> · {partOf}</span>}
    </p>
  );
}
