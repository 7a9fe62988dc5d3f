import { Trans } from '@lingui/react/macro';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import surface from '#app/components/ui/surface.module.css';
import layout from '#app/components/ui/layout.module.css';
import styles from './closing-call.module.css';

export function ClosingCall() {
  return (
    <section className={joinClasses(styles.call, surface.deep)} aria-labelledby="closing-call-title">
      <div className={joinClasses(layout.wrap, styles.row)}>
        <div>
          <h2 id="closing-call-title">
            <Trans>Let’s talk about your case</Trans>
          </h2>
          <p>
            <Trans>
              Tell us in three sentences. We will show you, on that case, what AI adds and what it doesn’t.
            </Trans>
          </p>
        </div>
        <ButtonLink {...linkTo('demo')} variant="primary">
          <Trans>Request a demo</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
