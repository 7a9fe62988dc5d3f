import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import { destinations, linkTo } from '../destinations';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { NavBar } from './nav-bar';
import { NavDrawer } from './nav-drawer';
import { useRoomFor } from '../document/viewport';
import styles from './header.module.css';

export function Header({ search }: { search?: ReactNode }) {
  const { t } = useLingui();
  const roomForBar = useRoomFor('desktop');
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <div className={joinClasses(layout.wrap, styles.row)}>
        <Logo />
        {roomForBar !== false && <NavBar />}
        <div className={styles.tools}>
          {search}
          <LanguageSwitch />
          <ButtonLink {...linkTo('demo')} size="small" className={styles.demo}>
            {t(destinations.demo.label)}
          </ButtonLink>
          {roomForBar !== true && <NavDrawer />}
        </div>
      </div>
    </header>
  );
}
