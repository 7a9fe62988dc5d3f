import { Trans, useLingui } from '@lingui/react/macro';

import { formatTime } from '../format';
import type { OrderView } from './order';
import { OrderFacts } from './order-facts';
import styles from './order-summary.module.css';

/** What was ordered, and what was agreed to with it: a receipt beside the page. */
export function OrderSummary({ order }: { order: OrderView }) {
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary">
        <Trans>Your order</Trans>
      </h2>
      <OrderFacts order={order} />
      <Consent consent={order.consent} />
    </section>
  );
}

function Consent({ consent: { at, texts, lang } }: Pick<OrderView, 'consent'>) {
  const { i18n } = useLingui();
  const time = formatTime(i18n, at);
  return (
    <div className={styles.consent}>
      <h3>
        <Trans>What you agreed to on {time}</Trans>
      </h3>
      <ul lang={lang}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
