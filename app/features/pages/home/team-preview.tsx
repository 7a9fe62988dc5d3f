import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { DestinationLink } from '#app/components/layout/destination-link';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import { homeTextsQuery } from '../page.queries';
import { RoleMark } from '../role-mark';
import homePart from './home-part.module.css';
import styles from './team-preview.module.css';

export function TeamPreview() {
  const {
    data: { team },
  } = useSuspenseQuery(homeTextsQuery());
  return (
    <section className={joinClasses(layout.wrap, homePart.part)} aria-labelledby="team-preview">
      <h2 id="team-preview" lang={team.lang}>
        {team.title}
      </h2>
      <ul className={styles.team} lang={team.lang}>
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
