import type { ReactNode } from 'react';

import { Footer } from './footer';
import { Header } from './header';

/** Header, `<main>` and footer around a page's content. */
export function SiteFrame({ year, children }: { year: number; children: ReactNode }) {
  return (
    <div className="frame">
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer year={year} />
    </div>
  );
}
