import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import textPage from '#app/components/layout/text-page.module.css';
import layout from '#app/components/ui/layout.module.css';

import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { ClosingCall } from './closing-call';
import { ReadAlso } from './read-also';
import { SolutionMissing } from './solution-missing';
import { SolutionNeighbours } from './solution-neighbours';
import { TextColumns, TextHero } from './text-parts';

export function SolutionScreen({ name }: { name: string }) {
  const { data: solution } = useSuspenseQuery(textQuery(name));
  if (!solution) return <SolutionMissing />;
  return (
    <article className={textPage.page}>
      <div className={layout.wrap}>
        <TextBreadcrumbs text={solution} />
        <TextHero
          eyebrow={name.startsWith('services/') ? <Trans>AI and data</Trans> : solution.label}
          text={solution}
        />
        <TextColumns text={solution}>
          <ReadAlso articles={solution.articles} />
        </TextColumns>
        <SolutionNeighbours previous={solution.previous} next={solution.next} />
      </div>
      <ClosingCall />
    </article>
  );
}
