import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useId } from 'react';

import { Button } from '#app/components/ui/button';
import { manners, type Refinement } from '../pitch';
import { type PitchSnapshot, shownVersion } from '../snapshot';
import { Openings } from './openings';
import { ProblemCallout } from './problem-callout';
import { RefineChoices } from './refine-choices';
import { RefineStatus } from './refine-status';
import { useRefinementWords } from './refinement-words';
import { questionOf, type Refining } from './use-refining';
import { useShowing } from './use-showing';
import { VersionControls } from './version-controls';
import choices from './choices.module.css';

type RefineSectionProps = {
  snapshot: PitchSnapshot;
  refining: Refining;
  /** The connection is down while something is being written. */
  lost: boolean;
  /** The line that says how it stands. */
  status: RefObject<HTMLParagraphElement | null>;
};

/** Everything that makes another version of the pitch, but the questions; and the way back. For its maker. */
export function RefineSection({ snapshot, refining, lost, status }: RefineSectionProps) {
  const { t } = useLingui();
  const words = useRefinementWords();
  const showing = useShowing(snapshot.id);
  const titleId = useId();
  const { pitch, score } = shownVersion(snapshot);
  const question = questionOf(refining.problem?.asked);
  // The button leaves with the problem: whoever pressed it goes where the new version is told of.
  const retry = (asked: Refinement) => {
    status.current?.focus();
    refining.ask(asked);
  };
  const isElsewhere = score?.questions.some(({ id }) => id === question) ?? false;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Refine</Trans>
      </h2>
      <div role="group" aria-label={t`Manner`} className={choices.choices}>
        {manners.map((manner) => (
          <Button
            key={manner}
            size="small"
            pending={refining.busy}
            onClick={() => refining.ask({ kind: 'manner', manner })}
          >
            {words.manners[manner]}
          </Button>
        ))}
      </div>
      <RefineChoices snapshot={snapshot} refining={refining} />
      <RefineStatus ref={status} snapshot={snapshot} turnedTo={showing.turnedTo} lost={lost} />
      {refining.problem && !isElsewhere && <ProblemCallout problem={refining.problem} onRetry={retry} />}
      {pitch && <Openings openings={pitch.openings} lang={shownVersion(snapshot).lang} refining={refining} />}
      {snapshot.versions.length > 1 && <VersionControls snapshot={snapshot} showing={showing} />}
    </section>
  );
}
