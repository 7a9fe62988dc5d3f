import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { DestinationLink } from '#app/components/layout/destination-link';
import { Callout } from '#app/components/ui/callout';
import { EarlyPrice } from '#app/components/ui/early-price';
import { NoScriptsNote } from '#app/components/ui/form/no-scripts-note';
import { joinClasses } from '#app/components/ui/join-classes';
import textPage from '#app/components/layout/text-page/text-page.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { site } from '#app/content/site';
import { formatEuros } from '../format';
import type { CheckoutView } from '../order/order';
import { checkoutQuery } from '../report.queries';
import { ReportPage } from '../report-page';
import { SamplePages } from '../sample-pages';
import { CheckoutForm } from './checkout-form';
import styles from './report-offer.module.css';

/** `/agents/elevator-pitch-report`: what the full report is, what it costs, and its checkout. */
export function ReportOffer({ pitch: requested }: { pitch: string | undefined }) {
  const { data: checkout } = useSuspenseQuery(checkoutQuery(requested));
  const hours = site.report.deliveryHours;
  return (
    <ReportPage
      current={<Trans>The full report</Trans>}
      eyebrow={<Trans>After Pitch Master</Trans>}
      title={<Trans>The full recommendations report</Trans>}
      lede={
        <Trans>
          A study of your offer, crafted by experts with AI and delivered within {hours} hours of payment.
        </Trans>
      }
      wide
    >
      <section className={textPage.section}>
        <h2>
          <Trans>What it contains</Trans>
        </h2>
        <Contents />
        <SamplePages />
      </section>
      <section className={textPage.section}>
        <h2>
          <Trans>Price</Trans>
        </h2>
        <Price checkout={checkout} />
      </section>
      <section className={textPage.section}>
        <h2 id="order">
          <Trans>Order the report</Trans>
        </h2>
        <Order checkout={checkout} />
      </section>
    </ReportPage>
  );
}

function Contents() {
  return (
    <div>
      <ul>
        <li>
          <Trans>Your pitch, line by line: what to keep, what to change, what to prove.</Trans>
        </li>
        <li>
          <Trans>
            How your offer compares with its rivals, in the places where it is sold and for the people you
            pitch to.
          </Trans>
        </li>
        <li>
          <Trans>Recommendations ranked by how much they help, starting with what to do first.</Trans>
        </li>
        <li>
          <Trans>
            A PDF, by email, in the language of this page. AI searches and sorts; people read and decide.
          </Trans>
        </li>
      </ul>
    </div>
  );
}

function Price({ checkout: { cents, isEarly } }: { checkout: CheckoutView }) {
  const { i18n } = useLingui();
  const { report } = site;
  const price = formatEuros(i18n, cents);
  if (!isEarly) {
    return (
      <p className={styles.price}>
        <Trans>
          <strong>{price}</strong> incl. VAT
        </Trans>
      </p>
    );
  }
  return (
    <div className={styles.price}>
      <EarlyPrice
        earlyCents={cents}
        regularCents={report.regularCents}
        discount={report.discount}
        ends={report.offerEnds}
      />
    </div>
  );
}

function Order({ checkout: { cents, payments, pitch } }: { checkout: CheckoutView }) {
  if (payments === 'closed') {
    return (
      <Callout>
        <p>
          <Trans>Purchases are closed for now. We will gladly tell you when they open:</Trans>{' '}
          <DestinationLink to="contactForm">
            <Trans>write to us</Trans>
          </DestinationLink>
          .
        </p>
      </Callout>
    );
  }
  return (
    <div className={styles.order}>
      <Subject pitch={pitch} />
      <WithoutScripts />
      <CheckoutForm pitch={pitch?.id} cents={cents} />
      <Conditions payments={payments} />
    </div>
  );
}

function Subject({ pitch }: Pick<CheckoutView, 'pitch'>) {
  if (!pitch) {
    return (
      <p>
        <Trans>
          If you have no pitch, we will write first to ask what the report should cover. To order it for one
          of your pitches, start from that pitch’s page.
        </Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>For your pitch:</Trans>{' '}
      <q lang={pitch.lang} className={styles.sentence}>
        {pitch.sentence}
      </q>
    </p>
  );
}

function Conditions({ payments }: Pick<CheckoutView, 'payments'>) {
  return (
    <div className={joinClasses(typography.note, styles.conditions)}>
      <p>
        {payments === 'stripe' ? (
          <Trans>You pay on the page of Stripe, our payment service: we never see your card number.</Trans>
        ) : (
          <Trans>The checkout is in test mode: nothing is charged, and no report is written.</Trans>
        )}
      </p>
      <p>
        <Trans>
          By ordering, you accept the <DestinationLink to="terms">terms of use</DestinationLink>, which are
          also the terms of sale of the report. You may{' '}
          <DestinationLink to="withdrawal">withdraw from the contract</DestinationLink> within fourteen days,
          as long as the report has not been delivered.
        </Trans>
      </p>
    </div>
  );
}

function WithoutScripts() {
  const { email } = site;
  return (
    <NoScriptsNote>
      <Trans>
        Ordering needs JavaScript, which is switched off in your browser. Write to{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </Trans>
    </NoScriptsNote>
  );
}
