import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { DestinationLink } from '#app/components/layout/destination-link';
import { Said } from '#app/components/ui/guillemets';
import { homeTextsQuery } from '../page.queries';

/** The company in a sentence, for the home page, which prefetches `homeTextsQuery()`. */
export function AboutPreview() {
  const {
    data: { about },
  } = useSuspenseQuery(homeTextsQuery());
  return (
    <section className="wrap home-part about-preview" aria-labelledby="about-preview">
      <h2 id="about-preview" lang={about.lang}>
        {about.title}
      </h2>
      <div>
        {about.said && <Said lang={about.lang}>{about.said}</Said>}
        <p lang={about.lang}>{about.lede}</p>
        <DestinationLink to="about">
          <Trans>What we believe, and what we refuse</Trans>
        </DestinationLink>
      </div>
    </section>
  );
}
