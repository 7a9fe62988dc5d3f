import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { site } from '#app/content/site';
import textPage from '#app/components/layout/text-page.module.css';
import layout from '#app/components/ui/layout.module.css';
import { ReportPage } from './report-page';

/** `/agents/elevator-pitch-success`: what a buyer of the full report may now expect, and when. */
export function PurchaseSuccess() {
  const hours = site.report.deliveryHours;
  return (
    <ReportPage
      current={<Trans>Thank you</Trans>}
      eyebrow={<Trans>The full recommendations report</Trans>}
      title={<Trans>Thank you. Now it is our turn</Trans>}
      lede={<Trans>Your personalised study arrives within {hours} hours, crafted by experts with AI.</Trans>}
    >
      <section className={textPage.section}>
        <h2>
          <Trans>What happens next</Trans>
        </h2>
        <Steps />
      </section>
      <div className={layout.buttonRow}>
        <ButtonLink {...linkTo('pitch')}>
          <Trans>Back to Pitch Master</Trans>
        </ButtonLink>
        <ButtonLink {...linkTo('contact')}>
          <Trans>Contact</Trans>
        </ButtonLink>
      </div>
    </ReportPage>
  );
}

function Steps() {
  const { email, report } = site;
  const hours = report.deliveryHours;
  return (
    <ol className={textPage.steps}>
      <Step title={<Trans>The payment is confirmed</Trans>}>
        <Trans>
          You get a message at the address that you gave when you paid. Keep it: it is your proof.
        </Trans>
      </Step>
      <Step title={<Trans>We read your pitch and your brief</Trans>}>
        <Trans>
          A person opens your file. AI searches and sorts; what you receive was read and decided on by us.
        </Trans>
      </Step>
      <Step title={<Trans>Your study reaches you by e-mail</Trans>}>
        <Trans>
          It says what to keep, what to change and what to prove. Nothing after {hours} hours? Write to{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </Trans>
      </Step>
    </ol>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
