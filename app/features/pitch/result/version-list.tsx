import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { Button } from '#app/components/ui/button';
import typography from '#app/components/ui/typography.module.css';
import type { PitchSnapshot, PitchVersion } from '../snapshot';
import { useRefinementWords } from './refinement-words';
import type { Showing } from './use-showing';
import styles from './version-list.module.css';

/** All versions in the order they were asked for, each with a button that shows it. */
export function VersionList({ snapshot, showing }: { snapshot: PitchSnapshot; showing: Showing }) {
  return (
    <ol className={styles.list}>
      {snapshot.versions.map((one) => (
        <VersionItem
          key={one.version}
          version={one}
          shown={one.version === snapshot.shown}
          showing={showing}
        />
      ))}
    </ol>
  );
}

type VersionItemProps = { version: PitchVersion; shown: boolean; showing: Showing };

function VersionItem({ version: one, shown, showing }: VersionItemProps) {
  const { t } = useLingui();
  const { nameOf } = useRefinementWords();
  const id = useId();
  const { version, parent, asked, status } = one;
  return (
    <li>
      <div id={id}>
        <p>
          {version}. {nameOf(asked)}
        </p>
        {asked?.kind === 'answer' && <p className={typography.note}>{asked.answer}</p>}
        {parent !== null && <p className={typography.note}>{t`From version ${parent}`}</p>}
      </div>
      {status === 'ready' ? (
        <Button
          size="small"
          aria-pressed={shown}
          aria-describedby={id}
          pending={showing.busy}
          onClick={() => {
            if (!shown) showing.show(version);
          }}
        >
          {shown ? <Trans>Shown</Trans> : <Trans>Show this one</Trans>}
        </Button>
      ) : (
        <p className={typography.note}>
          {status === 'failed' ? <Trans>Not written</Trans> : <Trans>Being written</Trans>}
        </p>
      )}
    </li>
  );
}
