import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { ClosingCall } from './closing-call';
import { ReadAlso } from './read-also';
import { studyQuery } from './solution.queries';
import { SolutionMissing } from './solution-missing';
import { TextColumns, TextHero } from './text-parts';

/** `/services/data/{study}`: what one use of AI on data can do, and what it cannot. */
export function StudyScreen({ slug }: { slug: string }) {
  const { data: study } = useSuspenseQuery(studyQuery(slug));
  if (!study) return <SolutionMissing />;
  return (
    <article className="text-page">
      <div className="wrap">
        <Breadcrumbs
          trail={[{ label: <Trans>Our AI solutions</Trans>, to: '/solutions-ia' }]}
          current={study.label}
        />
        <TextHero eyebrow={<Trans>AI and data</Trans>} text={study} />
        <TextColumns text={study}>
          <ReadAlso articles={study.articles} />
        </TextColumns>
      </div>
      <ClosingCall />
    </article>
  );
}
