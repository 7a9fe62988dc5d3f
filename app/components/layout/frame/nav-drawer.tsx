import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';

import { ButtonLink } from '#app/components/ui/button';
import { DestinationLink } from '../destination-link';
import { destinations, linkTo, mainNavigation } from '../destinations';
import { Disclosure } from './disclosure';
import { LanguageSwitch } from './language-switch';
import styles from './nav-drawer.module.css';
import navBar from './nav-bar.module.css';

export function NavDrawer() {
  const { t } = useLingui();
  // A new page closes the drawer, also by the browser's back button.
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Disclosure key={path} className={styles.drawer} summary={<Trans>Menu</Trans>}>
      <div className={styles.panel}>
        <nav aria-label={t`Main`}>
          <Entries />
        </nav>
        <ButtonLink {...linkTo('demo')} variant="primary">
          {t(destinations.demo.label)}
        </ButtonLink>
        <LanguageSwitch />
      </div>
    </Disclosure>
  );
}

function Entries() {
  const { t } = useLingui();
  return (
    <ul>
      {mainNavigation.map((entry) =>
        typeof entry === 'string' ? (
          <li key={entry}>
            <DestinationLink to={entry} className={navBar.link} />
          </li>
        ) : (
          <li key={entry.entries[0]}>
            <p className={styles.group}>{t(entry.label)}</p>
            <ul>
              {entry.entries.map((id) => (
                <li key={id}>
                  <DestinationLink to={id} className={navBar.link} />
                </li>
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}
