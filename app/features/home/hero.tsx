import { Trans } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { EditedWords } from './edited-words';

/** The question, and the house that helps to answer it. */
export function Hero() {
  return (
    <section className="wrap hero">
      <h1 className="hero-question">
        <OpeningGuillemet />
        <span>
          <Trans>So, what do you do?</Trans>
        </span>
        <ClosingGuillemet />
      </h1>
      <div className="hero-answer">
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
      </div>
      <EditedWords />
    </section>
  );
}
