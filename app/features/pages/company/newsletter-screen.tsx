import { Trans, useLingui } from '@lingui/react/macro';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import button from '#app/components/ui/button.module.css';
import { CompanyScreen } from './company-screen';
import { EmailPanel } from './email-panel';
import companyScreen from './company-screen.module.css';

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
      <div className={joinClasses(layout.wrap, layout.buttonRow, companyScreen.end)}>
        <ButtonLink {...linkTo('news')}>
          <Trans>Read the articles</Trans>
        </ButtonLink>
        <a href="/actus/rss.xml" className={joinClasses(button.button, button.secondary)}>
          <Trans>RSS feed</Trans>
        </a>
      </div>
    </CompanyScreen>
  );
}
