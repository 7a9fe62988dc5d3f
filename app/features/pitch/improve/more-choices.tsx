import { type PitchSnapshot, shownVersion } from '../snapshot';
import { Openings } from './openings';
import { RefineChoices } from './refine-choices';
import type { Improving } from './use-improving';
import { VersionList } from './version-list';
import choices from './choices.module.css';

type MoreChoicesProps = { snapshot: PitchSnapshot; improving: Improving };

/** Other goals, languages and openings, and all versions. */
export function MoreChoices({ snapshot, improving }: MoreChoicesProps) {
  const { refining, part, activeVersion } = improving;
  return (
    <div className={choices.groups}>
      <RefineChoices snapshot={snapshot} refining={refining} />
      <Openings version={shownVersion(snapshot)} part={part} refining={refining} />
      <VersionList snapshot={snapshot} activeVersion={activeVersion} />
    </div>
  );
}
