import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { site } from '#app/content/site';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/layout.module.css';
import styles from './contact-part.module.css';

/** The ways to write to the house, beside questions that others ask. */
export function ContactPart({ faq }: { faq: ReactNode }) {
  return (
    <section className={styles.contact} aria-labelledby="contact-title">
      <div className={joinClasses(layout.wrap, styles.row)}>
        <div>
          <h2 id="contact-title">
            <Trans>Where do the words fail you?</Trans>
          </h2>
          <p>
            <Trans>Tell us what you sell, to whom, and what they should remember.</Trans>
          </p>
          <p className={styles.email}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <div className={layout.buttonRow}>
            <ButtonLink {...linkTo('demo')} variant="primary">
              <Trans>Request a demo</Trans>
            </ButtonLink>
          </div>
        </div>
        {faq}
      </div>
    </section>
  );
}
