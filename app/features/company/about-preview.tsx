import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { DestinationLink } from '#app/components/layout/destination-link';
import { Said } from '#app/components/ui/guillemets';
import { companyQuery } from './company.queries';

/** The house in a sentence, for the home page, which prefetches `companyQuery()`. */
export function AboutPreview() {
  const {
    data: { about },
  } = useSuspenseQuery(companyQuery());
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
