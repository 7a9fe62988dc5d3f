import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { site } from '#app/content/site';
import styles from './contact-part.module.css';

/** Names the form of this part. */
export const contactTitleId = 'contact-title';

export function ContactPart({ form }: { form: ReactNode }) {
  return (
    <section className={styles.contact} aria-labelledby={contactTitleId}>
      <div className={styles.words}>
        <h2 id={contactTitleId}>
          <Trans>A project or a question?</Trans>
        </h2>
        <p>
          <Trans>Tell us what you sell, who buys it, and what you are looking for.</Trans>
        </p>
        <p className={styles.email}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </div>
      <div>{form}</div>
    </section>
  );
}
