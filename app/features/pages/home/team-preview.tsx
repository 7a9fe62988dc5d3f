import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { DestinationLink } from '#app/components/layout/destination-link';
import { Quotation } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import { SafeHtml } from '#app/components/ui/safe-html';
import { homeTextsQuery } from '../page.queries';
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
      {team.lede && (
        <p className={styles.lede} lang={team.lang}>
          {team.lede}
        </p>
      )}
      <ul className={styles.team} lang={team.lang}>
        {team.roles.map(({ id, title, question }) => (
          <li key={id}>
            <h3>{title}</h3>
            <Quotation>
              <SafeHtml className={styles.words} html={question} />
            </Quotation>
          </li>
        ))}
      </ul>
      <DestinationLink to="team">
        <Trans>Meet the team</Trans>
      </DestinationLink>
    </section>
  );
}
