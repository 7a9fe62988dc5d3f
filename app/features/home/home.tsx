import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ButtonLink } from '#app/components/ui/button';
import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { PitchMaster } from './pitch-master';
import { Solutions } from './solutions';

/** `/`: the question everybody is asked, who helps to answer it, and with what; `news` is the latest of it. */
export function Home({ news }: { news: ReactNode }) {
  return (
    <>
      <section className="wrap hero">
        <h1 className="hero-question">
          <OpeningGuillemet />
          <Trans>So, what do you do?</Trans>
          <ClosingGuillemet />
        </h1>
        <p className="hero-lede">
          <Trans>
            Verbe helps companies answer. We are a consultancy in generative AI for marketing: we study your
            market, sharpen your ideas and find the words for each of your audiences.
          </Trans>
        </p>
        <div className="button-row">
          <ButtonLink to="/agents/elevator-pitch" variant="primary">
            <Trans>Write my pitch</Trans>
          </ButtonLink>
          <span className="hero-note">
            <Trans>Free, without an account</Trans>
          </span>
        </div>
      </section>
      <PitchMaster />
      <Solutions />
      {news}
    </>
  );
}
