import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import neighbourStyles from '#app/components/layout/neighbours.module.css';
import typography from '#app/components/ui/typography.module.css';

import type { ArticleCard } from './article';

type Neighbours = { older?: ArticleCard; newer?: ArticleCard };

export function ArticleNeighbours({ older, newer }: Neighbours) {
  const { t } = useLingui();
  if (!older && !newer) return null;
  return (
    <nav className={neighbourStyles.neighbours} aria-label={t`Other articles`}>
      {older && (
        <Neighbour card={older} rel="prev">
          <Trans>Previous article</Trans>
        </Neighbour>
      )}
      {newer && (
        <Neighbour card={newer} rel="next">
          <Trans>Next article</Trans>
        </Neighbour>
      )}
    </nav>
  );
}

type NeighbourProps = { card: ArticleCard; rel: 'prev' | 'next'; children: ReactNode };

function Neighbour({ card, rel, children }: NeighbourProps) {
  return (
    <Link
      className={joinClasses(neighbourStyles.neighbour, rel === 'next' && neighbourStyles.next)}
      to="/actus/$articleSlug"
      params={{ articleSlug: card.slug }}
      rel={rel}
    >
      <span className={typography.eyebrow}>{children}</span>
      <span className={neighbourStyles.title} lang={card.lang} dir="auto">
        {card.title}
      </span>
    </Link>
  );
}
