import { useLingui } from '@lingui/react/macro';

import { DestinationLink } from '../destination-link';
import { mainNavigation } from '../destinations';
import { Disclosure } from './disclosure';
import styles from './nav-bar.module.css';

export function NavBar() {
  const { t } = useLingui();
  return (
    <nav className={styles.bar} aria-label={t`Main`}>
      <ul>
        {mainNavigation.map((entry) =>
          typeof entry === 'string' ? (
            <li key={entry} className={entry === 'home' ? styles.home : undefined}>
              <DestinationLink to={entry} className={styles.link} />
            </li>
          ) : (
            <li key={entry.entries[0]}>
              <Disclosure className={styles.menu} summary={t(entry.label)} floating>
                <ul className={styles.panel}>
                  {entry.entries.map((id) => (
                    <li key={id}>
                      <DestinationLink to={id} className={styles.link} />
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
