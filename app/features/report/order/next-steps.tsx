import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import textPage from '#app/components/layout/text-page/text-page.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { site } from '#app/content/site';
import type { OrderView } from './order';

/** What the buyer can expect of an order as it stands; undefined: of one that was paid. */
export function NextSteps({ order }: { order?: OrderView }) {
  const isWithdrawn = order?.withdrawalAskedAt !== undefined;
  switch (order?.status) {
    case 'cancelled':
    case 'expired':
    case 'refunded':
      return <Question />;
    case 'delivered':
      return (
        <div className={typography.prose}>
          <p>
            <Trans>The recommendations are ranked by how much they help: start with the first.</Trans>
          </p>
          <Question />
        </div>
      );
    default:
      return (
        <section className={textPage.section}>
          <h2>
            <Trans>What happens next</Trans>
          </h2>
          <ol className={textPage.steps}>{isWithdrawn ? <WithdrawnSteps /> : <WorkSteps />}</ol>
        </section>
      );
  }
}

function WorkSteps() {
  const { email, report } = site;
  const hours = report.deliveryHours;
  return (
    <>
      <Step title={<Trans>A message confirms your payment</Trans>}>
        <Trans>
          It goes to the address you gave when you ordered. Keep it: it is your proof. If it has not come
          within an hour, write to us.
        </Trans>
      </Step>
      <Step title={<Trans>We read your pitch and your brief</Trans>}>
        <Trans>
          A person opens your file. AI searches and sorts; we read and decide on everything you receive.
        </Trans>
      </Step>
      <Step title={<Trans>Your study reaches you by email</Trans>}>
        <Trans>
          It says what to keep, what to change and what to prove. Nothing after {hours} hours? Write to{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </Trans>
      </Step>
    </>
  );
}

function WithdrawnSteps() {
  return (
    <>
      <Step title={<Trans>A message acknowledges your withdrawal</Trans>}>
        <Trans>It has your statement, its day and its hour. Keep it.</Trans>
      </Step>
      <Step title={<Trans>We pay back what is owed to you</Trans>}>
        <Trans>Within fourteen days, by the way in which you had paid.</Trans>
      </Step>
    </>
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

function Question() {
  const { email } = site;
  return (
    <p>
      <Trans>
        A question? Write to <a href={`mailto:${email}`}>{email}</a>: a person answers.
      </Trans>
    </p>
  );
}
