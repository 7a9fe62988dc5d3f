import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { SolutionCard } from './solution';

type Neighbours = { previous: SolutionCard | null; next: SolutionCard | null };

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

type NeighbourProps = { card: SolutionCard; rel: 'prev' | 'next'; children: ReactNode };

function Neighbour({ card: { slug, label }, rel, children }: NeighbourProps) {
  return (
    <Link
      className={`neighbour neighbour-${rel}`}
      to="/solutions-ia/$solution"
      params={{ solution: slug }}
      rel={rel}
    >
      <span className="eyebrow">{children}</span>
      <span className="neighbour-title">{label}</span>
    </Link>
  );
}
