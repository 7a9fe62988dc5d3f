import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { Button } from '#app/components/ui/button';
import { tones } from '../../pitch-constants';
import type { RefinementRequest } from '../../pitch';
import { type PitchSnapshot, shownVersion } from '../../snapshot';
import { RefineProblemCallout } from '../refine-problem-callout';
import { useRefinementWords } from '../refinement-words';
import type { MakerTools } from '../use-maker-tools';
import { questionOf } from '../use-refining';
import { MoreRefinements } from './more-refinements';
import choices from './choices.module.css';

/** Everything that makes another version of the pitch, but the questions; and all versions. For its maker. */
export function RefineSection({ snapshot, tools }: { snapshot: PitchSnapshot; tools: MakerTools }) {
  const { t } = useLingui();
  const words = useRefinementWords();
  const titleId = useId();
  const { refining, status } = tools;
  const { score } = shownVersion(snapshot);
  const question = questionOf(refining.problem?.refinement);
  // The button disappears with the problem, so the focus moves to the line that announces the new version.
  const retry = (refinement: RefinementRequest) => {
    status.current?.focus({ preventScroll: true });
    refining.ask(refinement);
  };
  const kind = refining.problem?.refinement.kind;
  const isByHand = kind === 'edit' || kind === 'follow';
  const isElsewhere = isByHand || (score?.questions.some(({ id }) => id === question) ?? false);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Trans>Refine</Trans>
      </h3>
      <div role="group" aria-label={t`Tone`} className={choices.choices}>
        {tones.map((tone) => (
          <Button
            key={tone}
            size="small"
            pending={refining.busy}
            onClick={() => refining.ask({ kind: 'tone', tone })}
          >
            {words.tones[tone]}
          </Button>
        ))}
      </div>
      {refining.problem && !isElsewhere && (
        <RefineProblemCallout problem={refining.problem} onRetry={retry} />
      )}
      <MoreRefinements snapshot={snapshot} tools={tools} />
    </section>
  );
}
