import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { companyTextQuery } from './company.queries';
import { CompanyIntro } from './company-intro';
import { CompanyPart } from './company-part';
import { WriteByEmail } from './write-by-email';

/** `/newsletter`: what the letter is, and how to get it. */
export function NewsletterScreen() {
  const { data: text } = useSuspenseQuery(companyTextQuery('newsletter'));
  return (
    <article className="company">
      <CompanyIntro text={text} />
      <Subscribing />
      <div lang={text.lang}>
        {text.sections.map((section) => (
          <CompanyPart key={section.id} section={section} />
        ))}
      </div>
      <div className="wrap button-row">
        <ButtonLink {...linkTo('news')}>
          <Trans>Read the articles</Trans>
        </ButtonLink>
        <a href="/actus/rss.xml" className="button button-secondary">
          <Trans>RSS feed</Trans>
        </a>
      </div>
    </article>
  );
}

function Subscribing() {
  const { t } = useLingui();
  return (
    <section className="wrap company-part" aria-labelledby="form">
      <h2 id="form">
        <Trans>Subscribe</Trans>
      </h2>
      <div className="company-part-body company-panel">
        <p>
          <Trans>Write to us from the address where you want the letter. An empty message will do.</Trans>
        </p>
        <WriteByEmail subject={t`Subscribe me to the newsletter`} />
      </div>
    </section>
  );
}
