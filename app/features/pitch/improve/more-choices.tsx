import { type PitchSnapshot, shownVersion } from '../snapshot';
import { Openings } from './refine/openings';
import { RefineChoices } from './refine/refine-choices';
import type { MakerTools } from './use-maker-tools';
import { VersionList } from './versions/version-list';
import choices from './refine/choices.module.css';

type MoreChoicesProps = { snapshot: PitchSnapshot; tools: MakerTools };

/** Other goals, languages and openings, and all versions. */
export function MoreChoices({ snapshot, tools }: MoreChoicesProps) {
  const { refining, tab, activeVersion } = tools;
  return (
    <div className={choices.groups}>
      <RefineChoices snapshot={snapshot} refining={refining} />
      <Openings version={shownVersion(snapshot)} tab={tab} refining={refining} />
      <VersionList snapshot={snapshot} activeVersion={activeVersion} />
    </div>
  );
}
