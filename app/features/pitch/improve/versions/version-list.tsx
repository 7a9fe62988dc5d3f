import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { Button } from '#app/components/ui/button';
import typography from '#app/components/ui/styles/typography.module.css';
import { madeVersions, type PitchSnapshot, type PitchVersion } from '../../snapshot';
import { ChoiceGroup } from '../refine/choice-group';
import { useRefinementWords } from '../refinement-words';
import type { ActiveVersion } from './use-active-version';
import styles from './version-list.module.css';

/** All versions by what was done and when, each with a button that shows it; nothing while there is but the original. */
export function VersionList({
  snapshot,
  activeVersion,
}: {
  snapshot: PitchSnapshot;
  activeVersion: ActiveVersion;
}) {
  const versions = madeVersions(snapshot);
  if (versions.length < 2) return null;
  return (
    <ChoiceGroup title={<Trans>Versions</Trans>}>
      <ol className={styles.list}>
        {versions.map((one, index) => {
          const parent = versions.find(({ version }) => version === one.parent);
          return (
            <VersionItem
              key={one.version}
              version={one}
              branchedFrom={parent === versions[index - 1] ? undefined : parent}
              shown={one.version === snapshot.shown}
              activeVersion={activeVersion}
            />
          );
        })}
      </ol>
    </ChoiceGroup>
  );
}

type VersionItemProps = {
  version: PitchVersion;
  /** What it was made from, where that is not the one before it in the list. */
  branchedFrom: PitchVersion | undefined;
  shown: boolean;
  activeVersion: ActiveVersion;
};

function VersionItem({ version: one, branchedFrom, shown, activeVersion }: VersionItemProps) {
  const { t } = useLingui();
  const { nameOf, spokenNameOf } = useRefinementWords();
  const id = useId();
  const { version, refinement, status, createdAt } = one;
  const origin = branchedFrom && spokenNameOf(branchedFrom.refinement);
  return (
    <li>
      <div id={id}>
        <p>{nameOf(refinement)}</p>
        <p className={typography.note}>
          <LocalTime at={createdAt} />
          {origin && ` · ${t`from: ${origin}`}`}
        </p>
        {refinement?.kind === 'answer' && <p className={typography.note}>{refinement.answer}</p>}
      </div>
      {status === 'ready' ? (
        <Button
          size="small"
          aria-pressed={shown}
          aria-describedby={id}
          pending={activeVersion.busy}
          onClick={() => {
            if (!shown) activeVersion.show(version);
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

/** Where the reader is: the list is only ever opened in a browser. */
function LocalTime({ at }: { at: number }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {i18n.date(new Date(at), { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}
