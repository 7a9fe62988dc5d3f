import { Trans, useLingui } from '@lingui/react/macro';

import { type PitchSnapshot, shownVersion } from '../../snapshot';
import { type PitchTab, useTabNames } from '../../ui/pitch-tab';
import type { MakerTools } from '../use-maker-tools';
import { changedTabs } from './changed-tabs';
import type { LastAct } from './last-act';
import styles from './last-act-changes.module.css';

type ChangesProps = { snapshot: PitchSnapshot; lastAct: LastAct; tools: MakerTools };

/** Which texts the act changed, each with a link that opens it; said above all where the text on screen is the same. */
export function LastActChanges({ snapshot, lastAct, tools: { tab, open } }: ChangesProps) {
  const { t } = useLingui();
  const nameOf = useTabNames();
  const { pitch } = shownVersion(snapshot);
  if (lastAct.kind === 'unchanged' || !lastAct.before.pitch || !pitch) return null;
  const { changed, removed, sentence } = changedTabs(lastAct.before.pitch, pitch);
  const isSame = !changed.includes(tab);
  const removedNames = removed.map(nameOf).join(', ');
  return (
    <div className={styles.changes}>
      {isSame && changed.length > 0 && <p>{t`The text on screen is the same.`}</p>}
      {changed.length > 0 && <TabLinks tabs={changed} tab={tab} onOpen={open} />}
      {changed.length === 0 && sentence && <p>{t`Changed in the sentence only.`}</p>}
      {removed.length > 0 && <p>{t`No longer there: ${removedNames}.`}</p>}
    </div>
  );
}

type TabLinksProps = { tabs: PitchTab[]; tab: PitchTab; onOpen: (tab: PitchTab) => void };

function TabLinks({ tabs, tab, onOpen }: TabLinksProps) {
  const nameOf = useTabNames();
  return (
    <p className={styles.tabs}>
      <Trans>Changed in:</Trans>{' '}
      {tabs.map((one) => (
        <button key={one} type="button" aria-current={one === tab || undefined} onClick={() => onOpen(one)}>
          {nameOf(one)}
        </button>
      ))}
    </p>
  );
}
