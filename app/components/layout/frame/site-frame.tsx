import { createContext, type ReactNode } from 'react';

import { Footer } from './footer';
import { Header } from './header';
import { OldBrowserNote } from '../document/old-browsers';
import styles from './site-frame.module.css';

export const Framed = createContext(false);

type SiteFrameProps = {
  year: number;
  search?: ReactNode;
  /** At the end of the legal links. */
  choices?: ReactNode;
  children: ReactNode;
};

export function SiteFrame({ year, search, choices, children }: SiteFrameProps) {
  return (
    <div className={styles.frame}>
      <OldBrowserNote />
      <Header search={search} />
      <main id="main" tabIndex={-1}>
        <Framed value={true}>{children}</Framed>
      </main>
      <Footer year={year} choices={choices} />
    </div>
  );
}
