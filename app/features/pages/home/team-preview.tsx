import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { DestinationLink } from '#app/components/layout/destination-link';
import { homeTextsQuery } from '../page.queries';
import { RoleMark } from '../role-mark';

/** The roles of the company by their marks, for the home page, which prefetches `homeTextsQuery()`. */
export function TeamPreview() {
  const {
    data: { team },
  } = useSuspenseQuery(homeTextsQuery());
  return (
    <section className="wrap home-part" aria-labelledby="team-preview">
      <h2 id="team-preview" lang={team.lang}>
        {team.title}
      </h2>
      <ul className="team-preview" lang={team.lang}>
        {team.roles.map(({ id, title, mark }) => (
          <li key={id}>
            {mark && <RoleMark mark={mark} />}
            {title}
          </li>
        ))}
      </ul>
      <DestinationLink to="team">
        <Trans>Meet the team</Trans>
      </DestinationLink>
    </section>
  );
}
