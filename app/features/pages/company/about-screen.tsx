import { Trans } from '@lingui/react/macro';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { CompanyScreen } from './company-screen';

/** `/contact/about-us`: what the company believes, how it works, what it refuses. */
export function AboutScreen() {
  return (
    <CompanyScreen name="contact/about-us">
      <div className="wrap button-row">
        <ButtonLink {...linkTo('contact')} variant="primary">
          <Trans>Write to us</Trans>
        </ButtonLink>
        <ButtonLink {...linkTo('team')}>
          <Trans>Meet the team</Trans>
        </ButtonLink>
      </div>
    </CompanyScreen>
  );
}
