import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import { type PitchSnapshot, shownVersion } from '../snapshot';
import { StatusLine } from './status-line';
import { Questions } from './questions/questions';
import { RefineSection } from './refine/refine-section';
import { ScoreSection } from './score/score-section';
import type { MakerTools } from './use-maker-tools';
import styles from './improve.module.css';

type ImproveProps = {
  snapshot: PitchSnapshot;
  tools: MakerTools;
  lost: boolean;
  /** The score of this version is not there yet: that of the version before is shown. */
  scoring: boolean;
};

/** What its maker may do to the words of a pitch, how good it is, and the way back from every act. */
export function Improve({ snapshot, tools, lost, scoring }: ImproveProps) {
  const titleId = useId();
  return (
    <section id="improve" aria-labelledby={titleId} className={styles.improve}>
      <h2 id={titleId}>
        <Trans>Improve it</Trans>
      </h2>
      <Questions snapshot={snapshot} tools={tools} scoring={scoring} />
      <RefineSection snapshot={snapshot} tools={tools} />
      <ScoreSection version={shownVersion(snapshot)} tools={tools} scoring={scoring} />
      <StatusLine snapshot={snapshot} tools={tools} lost={lost} />
    </section>
  );
}
