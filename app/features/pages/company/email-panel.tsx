import type { ReactNode } from 'react';

import { site } from '#app/content/site';

type EmailPanelProps = {
  title: ReactNode;
  /** Of the message, filled in already. */
  subject: string;
  children: ReactNode;
};

/** The way to write, by e-mail, where a form may stand: at the anchor `form`. */
export function EmailPanel({ title, subject, children }: EmailPanelProps) {
  return (
    <section className="wrap company-part" aria-labelledby="form">
      <h2 id="form">{title}</h2>
      <div className="company-part-body company-panel">
        <p>{children}</p>
        <p className="write-by-email">
          <a href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>{site.email}</a>
        </p>
      </div>
    </section>
  );
}
