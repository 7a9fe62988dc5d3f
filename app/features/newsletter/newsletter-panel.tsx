import { Trans } from '@lingui/react/macro';

import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import panel from '#app/components/ui/styles/panel.module.css';
import { SubscribeForm } from './subscribe-form';

export function NewsletterPanel() {
  return (
    <section className={joinClasses(layout.wrap, panel.panel)} aria-labelledby="form">
      <div className={panel.head}>
        <h2 id="form">
          <Trans>Subscribe</Trans>
        </h2>
        <p>
          <Trans>Your address is all we need. We then send you an email to confirm it.</Trans>
        </p>
      </div>
      <div>
        <SubscribeForm />
      </div>
    </section>
  );
}
