import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { ClosingCall } from './closing-call';
import { ReadAlso } from './read-also';
import { solutionQuery } from './solution.queries';
import { SolutionMissing } from './solution-missing';
import { SolutionNeighbours } from './solution-neighbours';
import { TextColumns, TextHero } from './text-parts';

/** `/solutions-ia/{solution}`: what it is, how it goes, where it ends, and the way to the others. */
export function SolutionScreen({ slug }: { slug: string }) {
  const { data: solution } = useSuspenseQuery(solutionQuery(slug));
  if (!solution) return <SolutionMissing />;
  return (
    <article className="text-page">
      <div className="wrap">
        <Breadcrumbs
          trail={[{ label: <Trans>Our AI solutions</Trans>, to: '/solutions-ia' }]}
          current={solution.label}
        />
        <TextHero eyebrow={solution.verb} text={solution} />
        <TextColumns text={solution}>
          <ReadAlso articles={solution.articles} />
        </TextColumns>
        <SolutionNeighbours previous={solution.previous} next={solution.next} />
      </div>
      <ClosingCall />
    </article>
  );
}
