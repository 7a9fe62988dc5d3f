import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { DestinationLink } from '#app/components/layout/destination-link';
import { homeTextsQuery } from '../page.queries';
import homePart from './home-part.module.css';

export function TeamPreview() {
  const {
    data: { team },
  } = useSuspenseQuery(homeTextsQuery());
  return (
    <section className={homePart.part} aria-labelledby="team-preview">
      <h2 id="team-preview" lang={team.lang}>
        {team.title}
      </h2>
      {team.lede && <p lang={team.lang}>{team.lede}</p>}
      <DestinationLink to="team">
        <Trans>Meet the team</Trans>
      </DestinationLink>
    </section>
  );
}
