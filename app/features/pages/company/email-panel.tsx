import type { ReactNode } from 'react';

import { site } from '#app/content/site';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import companySection from './company-section.module.css';
import styles from './email-panel.module.css';

type EmailPanelProps = {
  title: ReactNode;
  /** Of the message, filled in already. */
  subject: string;
  children: ReactNode;
};

/** The way to write, by e-mail, where a form may stand: at the anchor `form`. */
export function EmailPanel({ title, subject, children }: EmailPanelProps) {
  return (
    <section className={joinClasses(layout.wrap, companySection.part)} aria-labelledby="form">
      <h2 id="form">{title}</h2>
      <div className={joinClasses(companySection.body, companySection.panel)}>
        <p>{children}</p>
        <p className={styles.write}>
          <a href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>{site.email}</a>
        </p>
      </div>
    </section>
  );
}
