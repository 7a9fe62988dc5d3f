import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import call from '#app/components/layout/text-page/closing-call.module.css';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import surface from '#app/components/ui/styles/surface.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { site } from '#app/content/site';
import styles from './contact-part.module.css';

/** Names the form of this part. */
export const contactTitleId = 'contact-title';

/** `children` stands at the foot of the band: what the house says of itself. */
export function ContactPart({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <section className={joinClasses(call.call, surface.deep)} aria-labelledby={contactTitleId}>
      <div className={joinClasses(layout.wrap, call.row, styles.row)}>
        <div>
          <h2 id={contactTitleId}>
            <Trans>A project or a question?</Trans>
          </h2>
          <p>
            <Trans>Tell us what you sell, who buys it, and what you are looking for.</Trans>
          </p>
          <p className={typography.address}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </div>
        <div className={styles.form} data-sheet>
          {form}
        </div>
      </div>
      {children}
    </section>
  );
}
