import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import neighbourStyles from '#app/components/layout/neighbours.module.css';
import typography from '#app/components/ui/typography.module.css';

import { slugOf, type TextCard } from '../page';

type Neighbours = { previous?: TextCard; next?: TextCard };

export function SolutionNeighbours({ previous, next }: Neighbours) {
  const { t } = useLingui();
  if (!previous && !next) return null;
  return (
    <nav className={neighbourStyles.neighbours} aria-label={t`Other solutions`}>
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
      className={joinClasses(neighbourStyles.neighbour, rel === 'next' && neighbourStyles.next)}
      to="/solutions-ia/$solution"
      params={{ solution: slugOf(name) }}
      rel={rel}
    >
      <span className={typography.eyebrow}>{children}</span>
      <span className={neighbourStyles.title}>{label}</span>
    </Link>
  );
}
