import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import { linkTo } from '#app/components/layout/destinations';
import textPage from '#app/components/layout/text-page/text-page.module.css';
import { ButtonLink } from '#app/components/ui/button';
import layout from '#app/components/ui/styles/layout.module.css';

import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { CaseCall } from './case-call';
import { ReadAlso } from './read-also';
import { SolutionNeighbours } from './solution-neighbours';
import { TextColumns, TextHero } from './text-parts';
import { caseAnchor } from '../worked-case';

export function SolutionScreen({ name }: { name: string }) {
  const { data: solution } = useSuspenseQuery(textQuery(name));
  if (!solution) throw notFound();
  return (
    <article className={textPage.page}>
      <div className={layout.wrap}>
        <TextBreadcrumbs text={solution} />
        <TextHero eyebrow={<Trans>Consulting for marketing teams</Trans>} text={solution}>
          <ButtonLink {...linkTo('demo')} variant="primary">
            <Trans>Request a demo</Trans>
          </ButtonLink>
          {solution.workedCase && (
            <ButtonLink to="." hash={caseAnchor}>
              <Trans>See a worked case</Trans>
            </ButtonLink>
          )}
        </TextHero>
        <TextColumns text={solution}>
          <ReadAlso articles={solution.articles} />
        </TextColumns>
        <SolutionNeighbours previous={solution.previous} next={solution.next} />
      </div>
      <CaseCall />
    </article>
  );
}
