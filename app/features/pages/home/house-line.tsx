import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { DestinationLink } from '#app/components/layout/destination-link';
import { Quotation } from '#app/components/ui/guillemets';
import layout from '#app/components/ui/styles/layout.module.css';
import { homeTextsQuery } from '../page.queries';
import styles from './house-line.module.css';

/** What the house says of itself in one sentence, and where to read who it is. */
export function HouseLine() {
  const {
    data: { about },
  } = useSuspenseQuery(homeTextsQuery());
  return (
    <div className={layout.wrap}>
      <div className={styles.house}>
        {about.quote && <Quotation lang={about.lang}>{about.quote}</Quotation>}
        <p>
          <DestinationLink to="about">
            <Trans>What we believe, and what we won’t do</Trans>
          </DestinationLink>
          <DestinationLink to="team">
            <Trans>Meet the team</Trans>
          </DestinationLink>
        </p>
      </div>
    </div>
  );
}
