import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { slugOf, type TextCard } from '../page';
import { textQuery } from '../page.queries';
import { TextBreadcrumbs } from '../text-breadcrumbs';
import { ClosingCall } from './closing-call';
import { Drawing } from './drawing';
import { TextHero, TextSections } from './text-parts';

/** `/solutions-ia`: every solution, and how the work goes. */
export function SolutionsScreen() {
  const { data: text } = useSuspenseQuery(textQuery('solutions-ia'));
  if (!text) return null;
  return (
    <article className="text-page">
      <div className="wrap">
        <TextBreadcrumbs text={text} />
        <TextHero text={text} />
        <ul className="solution-rows">
          {text.children.map((solution) => (
            <Row key={solution.name} solution={solution} />
          ))}
        </ul>
        <div className="text-main text-main-wide">
          <TextSections sections={text.sections} />
        </div>
      </div>
      <ClosingCall />
    </article>
  );
}

function Row({ solution: { name, label, verb, summary, drawing } }: { solution: TextCard }) {
  return (
    <li className="solution-row">
      <Drawing name={drawing} />
      <div>
        <p className="eyebrow">{label}</p>
        <h2>
          <Link to="/solutions-ia/$solution" params={{ solution: slugOf(name) }}>
            {verb}
          </Link>
        </h2>
        <p>{summary}</p>
      </div>
    </li>
  );
}
