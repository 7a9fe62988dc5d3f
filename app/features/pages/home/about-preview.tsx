import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { DestinationLink } from '#app/components/layout/destination-link';
import { Quotation } from '#app/components/ui/guillemets';
import { homeTextsQuery } from '../page.queries';
import homePart from './home-part.module.css';

export function AboutPreview() {
  const {
    data: { about },
  } = useSuspenseQuery(homeTextsQuery());
  return (
    <section className={homePart.part} aria-labelledby="about-preview">
      <h2 id="about-preview" lang={about.lang}>
        {about.title}
      </h2>
      {about.quote && <Quotation lang={about.lang}>{about.quote}</Quotation>}
      <DestinationLink to="about">
        <Trans>What we believe, and what we won’t do</Trans>
      </DestinationLink>
    </section>
  );
}
