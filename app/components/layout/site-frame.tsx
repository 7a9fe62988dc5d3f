import { createContext, type ReactNode } from 'react';

import { Footer } from './footer';
import { Header } from './header';
import styles from './site-frame.module.css';

/** Whether a header and a footer stand around already. */
export const Framed = createContext(false);

type SiteFrameProps = {
  /** From the server, for the foot of the page. */
  year: number;
  /** What opens the search, in the header. */
  search?: ReactNode;
  children: ReactNode;
};

/** Header, `<main>` and footer around a page's content. */
export function SiteFrame({ year, search, children }: SiteFrameProps) {
  return (
    <div className={styles.frame}>
      <Header search={search} />
      <main id="main" tabIndex={-1}>
        <Framed value={true}>{children}</Framed>
      </main>
      <Footer year={year} />
    </div>
  );
}
