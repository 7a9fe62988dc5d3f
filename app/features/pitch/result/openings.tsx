import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';

import { Button } from '#app/components/ui/button';
import type { Locale } from '#app/i18n/locales';
import foldStyles from '#app/components/ui/fold.module.css';
import type { Passage } from '../pitch';
import { PassageText } from '../ui/passage-text';
import type { Refining } from './use-refining';
import styles from './openings.module.css';
import saidStyles from '../ui/said.module.css';

type OpeningsProps = { openings: Passage[]; lang: Locale; refining: Refining };

/** The ways to begin, of which the first is in use; nothing when there is no choice. */
export function Openings({ openings, lang, refining }: OpeningsProps) {
  const id = useId();
  const others = openings.length - 1;
  if (others < 1) return null;
  return (
    <details className={foldStyles.fold}>
      <summary>
        <Plural
          value={others}
          one="Another way to begin"
          _2="Two other ways to begin"
          other="# other ways to begin"
        />
      </summary>
      <ul className={styles.openings}>
        {openings.map((opening, index) => (
          <li key={index}>
            <blockquote id={`${id}-${index}`} lang={lang} className={saidStyles.quoted}>
              <PassageText passage={opening} />
            </blockquote>
            <Button
              size="small"
              aria-pressed={index === 0}
              aria-describedby={`${id}-${index}`}
              pending={refining.busy}
              onClick={() => {
                if (index > 0) refining.ask({ kind: 'opening', opening: index });
              }}
            >
              {index === 0 ? <Trans>In use</Trans> : <Trans>Begin with this</Trans>}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
