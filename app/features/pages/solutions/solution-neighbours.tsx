import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { slugOf, type TextCard } from '../page';

type Neighbours = { previous?: TextCard; next?: TextCard };

/** The solutions before and after this one. */
export function SolutionNeighbours({ previous, next }: Neighbours) {
  const { t } = useLingui();
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label={t`Other solutions`}>
      {previous && (
        <Neighbour card={previous} rel="prev">
          <Trans>Previous solution</Trans>
        </Neighbour>
      )}
      {next && (
        <Neighbour card={next} rel="next">
          <Trans>Next solution</Trans>
        </Neighbour>
      )}
    </nav>
  );
}

type NeighbourProps = { card: TextCard; rel: 'prev' | 'next'; children: ReactNode };

function Neighbour({ card: { name, label }, rel, children }: NeighbourProps) {
  return (
    <Link
      className={`neighbour neighbour-${rel}`}
      to="/solutions-ia/$solution"
      params={{ solution: slugOf(name) }}
      rel={rel}
    >
      <span className="eyebrow">{children}</span>
      <span className="neighbour-title">{label}</span>
    </Link>
  );
}
