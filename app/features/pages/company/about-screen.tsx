import { Trans } from '@lingui/react/macro';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import { CompanyScreen } from './company-screen';
import companyScreen from './company-screen.module.css';

export function AboutScreen() {
  return (
    <CompanyScreen name="contact/about-us">
      <div className={joinClasses(layout.wrap, layout.buttonRow, companyScreen.end)}>
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
