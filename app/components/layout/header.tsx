import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#app/components/ui/button';
import { DestinationLink } from './destination-link';
import { destinations, linkTo, mainNavigation } from './destinations';
import { Disclosure } from './disclosure';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';

/** The head of every page: skip link, the way home, the whole navigation, the language, the call to action. */
export function Header() {
  const { t } = useLingui();
  return (
    <header className="site-header">
      <a className="skip-link" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <div className="wrap header-row">
        <Logo />
        <nav className="nav-bar" aria-label={t`Main`}>
          <BarEntries />
        </nav>
        <LanguageSwitch />
        <ButtonLink {...linkTo('demo')} variant="primary" size="small">
          {t(destinations.demo.label)}
        </ButtonLink>
        <Disclosure className="nav-drawer" summary={<Trans>Menu</Trans>}>
          <nav className="drawer-panel" aria-label={t`Main`}>
            <DrawerEntries />
            <ButtonLink {...linkTo('demo')} variant="primary">
              {t(destinations.demo.label)}
            </ButtonLink>
          </nav>
        </Disclosure>
      </div>
    </header>
  );
}

/** Side by side, with menus that open. */
function BarEntries() {
  const { t } = useLingui();
  return (
    <ul>
      {mainNavigation.map((entry) =>
        typeof entry === 'string' ? (
          <li key={entry} className={`nav-${entry}`}>
            <DestinationLink to={entry} className="nav-link" />
          </li>
        ) : (
          <li key={entry.entries[0]}>
            <Disclosure className="nav-menu" summary={t(entry.label)} floating>
              <ul className="nav-panel">
                {entry.entries.map((id) => (
                  <li key={id}>
                    <DestinationLink to={id} className="nav-link" />
                  </li>
                ))}
              </ul>
            </Disclosure>
          </li>
        ),
      )}
    </ul>
  );
}

/** One below the other, everything in sight. */
function DrawerEntries() {
  const { t } = useLingui();
  return (
    <ul>
      {mainNavigation.map((entry) =>
        typeof entry === 'string' ? (
          <li key={entry}>
            <DestinationLink to={entry} className="nav-link" />
          </li>
        ) : (
          <li key={entry.entries[0]}>
            <p className="drawer-group">{t(entry.label)}</p>
            <ul>
              {entry.entries.map((id) => (
                <li key={id}>
                  <DestinationLink to={id} className="nav-link" />
                </li>
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}
