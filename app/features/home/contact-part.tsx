import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { site } from '#app/content/site';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import styles from './contact-part.module.css';

/** Names the form of this part. */
export const contactTitleId = 'contact-title';

type ContactPartProps = { form: ReactNode; faq: ReactNode };

export function ContactPart({ form, faq }: ContactPartProps) {
  return (
    <section className={styles.contact} aria-labelledby={contactTitleId}>
      <div className={joinClasses(layout.wrap, styles.row)}>
        <div>
          <h2 id={contactTitleId}>
            <Trans>A project, a question?</Trans>
          </h2>
          <p>
            <Trans>Tell us what you sell, who buys it, and what you are looking for.</Trans>
          </p>
          <p className={styles.email}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </div>
        <div>{form}</div>
        {faq}
      </div>
    </section>
  );
}
