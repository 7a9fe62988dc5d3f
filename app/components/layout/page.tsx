import type { ReactNode } from 'react';

type PageProps = {
  /** The way to the page. */
  breadcrumbs?: ReactNode;
  /** A few words above the title that say where the visitor is. */
  eyebrow?: ReactNode;
  title: ReactNode;
  lede?: ReactNode;
  children?: ReactNode;
};

/** A page's content: its one `h1`, the lede, and the rest in the reading column. The frame around it is `<main>`. */
export function Page({ breadcrumbs, eyebrow, title, lede, children }: PageProps) {
  return (
    <article className="page">
      {breadcrumbs}
      <header className="page-head">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="page-title">{title}</h1>
        {lede && <p className="lede">{lede}</p>}
      </header>
      <div className="page-body">{children}</div>
    </article>
  );
}
