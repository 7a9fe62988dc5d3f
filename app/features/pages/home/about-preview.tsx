import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { DestinationLink } from '#app/components/layout/destination-link';
import { Quotation } from '#app/components/ui/guillemets';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import { homeTextsQuery } from '../page.queries';
import homePart from './home-part.module.css';
import styles from './about-preview.module.css';

export function AboutPreview() {
  const {
    data: { about },
  } = useSuspenseQuery(homeTextsQuery());
  return (
    <section
      className={joinClasses(layout.wrap, homePart.part, styles.about)}
      aria-labelledby="about-preview"
    >
      <h2 id="about-preview" lang={about.lang}>
        {about.title}
      </h2>
      <div>
        {about.quote && (
          <Quotation lang={about.lang} hanging>
            {about.quote}
          </Quotation>
        )}
        <p lang={about.lang}>{about.lede}</p>
        <DestinationLink to="about">
          <Trans>What we believe, and what we won’t do</Trans>
        </DestinationLink>
      </div>
    </section>
  );
}
