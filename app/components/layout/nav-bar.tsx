import { useLingui } from '@lingui/react/macro';

import { DestinationLink } from './destination-link';
import { mainNavigation } from './destinations';
import { Disclosure } from './disclosure';

/** The main navigation side by side, with menus that open: for screens that have the width. */
export function NavBar() {
  const { t } = useLingui();
  return (
    <nav className="nav-bar" aria-label={t`Main`}>
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
    </nav>
  );
}
