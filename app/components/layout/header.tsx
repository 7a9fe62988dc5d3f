import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ButtonLink } from '#app/components/ui/button';
import { destinations, linkTo } from './destinations';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { NavBar } from './nav-bar';
import { NavDrawer } from './nav-drawer';
import { useRoomFor } from './viewport';

/**
 * The head of every page: skip link, the way home, the whole navigation, the language, the call to action. `search`
 * is what opens the search.
 */
export function Header({ search }: { search?: ReactNode }) {
  const { t } = useLingui();
  const roomForBar = useRoomFor('desktop');
  return (
    <header className="site-header">
      <a className="skip-link" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <div className="wrap header-row">
        <Logo />
        {roomForBar !== false && <NavBar />}
        <div className="header-tools">
          {search}
          <LanguageSwitch />
          <ButtonLink {...linkTo('demo')} variant="primary" size="small">
            {t(destinations.demo.label)}
          </ButtonLink>
          {roomForBar !== true && <NavDrawer />}
        </div>
      </div>
    </header>
  );
}
