import { Trans, useLingui } from '@lingui/react/macro';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { CompanyScreen } from './company-screen';
import { EmailPanel } from './email-panel';

/** `/newsletter`: what the newsletter is, and how to get it. */
export function NewsletterScreen() {
  const { t } = useLingui();
  return (
    <CompanyScreen
      name="newsletter"
      panel={
        <EmailPanel title={<Trans>Subscribe</Trans>} subject={t`Subscribe me to the newsletter`}>
          <Trans>Write to us from the address where you want the letter. An empty message will do.</Trans>
        </EmailPanel>
      }
    >
      <div className="wrap button-row">
        <ButtonLink {...linkTo('news')}>
          <Trans>Read the articles</Trans>
        </ButtonLink>
        <a href="/actus/rss.xml" className="button button-secondary">
          <Trans>RSS feed</Trans>
        </a>
      </div>
    </CompanyScreen>
  );
}
