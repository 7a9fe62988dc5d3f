import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { ClosingCall } from './closing-call';
import { Drawing } from './drawing';
import type { SolutionCard } from './solution';
import { solutionsQuery } from './solution.queries';
import { TextHero, TextSections } from './text-parts';

/** `/solutions-ia`: every solution of the house, and how the work goes. */
export function SolutionsScreen() {
  const { data } = useSuspenseQuery(solutionsQuery());
  return (
    <article className="text-page">
      <div className="wrap">
        <Breadcrumbs current={<Trans>Our AI solutions</Trans>} />
        <TextHero text={data} />
        <ul className="solution-rows">
          {data.solutions.map((solution) => (
            <Row key={solution.slug} solution={solution} />
          ))}
        </ul>
        <div className="text-main text-main-wide">
          <TextSections sections={data.sections} />
        </div>
      </div>
      <ClosingCall />
    </article>
  );
}

function Row({ solution: { slug, label, verb, summary, drawing } }: { solution: SolutionCard }) {
  return (
    <li className="solution-row">
      <Drawing name={drawing} />
      <div>
        <p className="eyebrow">{label}</p>
        <h2>
          <Link to="/solutions-ia/$solution" params={{ solution: slug }}>
            {verb}
          </Link>
        </h2>
        <p>{summary}</p>
      </div>
    </li>
  );
}
