import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { Callout } from '#app/components/ui/callout';
import { NoScriptsNote } from '#app/components/ui/form/no-scripts-note';
import { useReturnFocus } from '#app/components/ui/form/use-return-focus';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import panel from '#app/components/ui/styles/panel.module.css';
import { site } from '#app/content/site';
import { formatExactTime } from '../format';
import { orderQuery } from '../report.queries';
import { useWithdrawal } from './use-withdrawal';
import type { WithdrawalStatement } from './withdrawal';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalReview } from './withdrawal-review';
import styles from './withdrawal-panel.module.css';

/** The withdrawal function (Code de la consommation, L. 221-21): a statement, its confirmation, its acknowledgement. */
export function WithdrawalPanel({ order: id }: { order: string | undefined }) {
  const { data: order } = useQuery({ ...orderQuery(id ?? ''), enabled: id !== undefined });
  const { send, isPending, problem, sent, forget } = useWithdrawal(order?.id);
  const [statement, setStatement] = useState<WithdrawalStatement>({
    name: '',
    email: order?.email ?? '',
    contract: order?.receiptNumber ?? '',
  });
  const [isReviewing, setReviewing] = useState(false);
  const steps = useRef<HTMLDivElement>(null);
  useReturnFocus(isReviewing, () => steps.current);

  return (
    <section className={joinClasses(layout.wrap, panel.panel)} aria-labelledby="form">
      <h2 id="form">
        <Trans>Withdraw from contract here</Trans>
      </h2>
      <WithoutScripts />
      <div ref={steps} className={styles.steps}>
        {sent ? (
          <Sent {...sent} email={statement.email} />
        ) : isReviewing ? (
          <WithdrawalReview
            statement={statement}
            isPending={isPending}
            problem={problem}
            onConfirm={() => send(statement)}
            onChange={() => {
              forget();
              setReviewing(false);
            }}
          />
        ) : (
          <WithdrawalForm
            statement={statement}
            onDone={(typed) => {
              setStatement(typed);
              setReviewing(true);
            }}
          />
        )}
      </div>
    </section>
  );
}

function Sent({ at, isMailSure, email }: { at: number; isMailSure: boolean; email: string }) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const time = formatExactTime(i18n, at);
  const us = site.email;

  // The button that had the focus is gone: its answer takes it over, and is read out.
  useEffect(() => box.current?.focus(), []);

  return (
    <Callout ref={box} tone="success" role="status" tabIndex={-1}>
      <p>
        <strong>
          <Trans>Your withdrawal reached us on {time} (Paris time).</Trans>
        </strong>
      </p>
      <p>
        {isMailSure ? (
          <Trans>An email to {email} acknowledges it, with its text, date and time. Keep it.</Trans>
        ) : (
          <Trans>
            We have sent many messages to {email} today: the acknowledgement may not come by itself. Keep this
            page; if no email has come by tomorrow, ask us for it at <a href={`mailto:${us}`}>{us}</a>.
          </Trans>
        )}
      </p>
    </Callout>
  );
}

function WithoutScripts() {
  const { email } = site;
  return (
    <NoScriptsNote>
      <Trans>
        This form needs JavaScript, which is switched off in your browser. An email to{' '}
        <a href={`mailto:${email}`}>{email}</a> saying that you withdraw is just as valid.
      </Trans>
    </NoScriptsNote>
  );
}
