import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { Button } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import { Wait } from '#app/components/ui/wait';
import { SlowNote } from '#app/components/ui/form/slow-note';
import { site } from '#app/content/site';
import formStyles from '#app/components/ui/form/form.module.css';
import layout from '#app/components/ui/styles/layout.module.css';
import type { WithdrawalProblem } from './use-withdrawal';
import type { WithdrawalStatement } from './withdrawal';
import styles from './withdrawal-panel.module.css';

type WithdrawalReviewProps = {
  statement: WithdrawalStatement;
  isPending: boolean;
  problem: WithdrawalProblem | undefined;
  onConfirm: () => void;
  onChange: () => void;
};

/** The second step: the statement as it will be sent. Nothing is sent before it is confirmed here. */
export function WithdrawalReview({
  statement,
  isPending,
  problem,
  onConfirm,
  onChange,
}: WithdrawalReviewProps) {
  const { t } = useLingui();
  const text = useRef<HTMLDivElement>(null);
  const { name, contract, email } = statement;

  // The form that had the focus is gone: what is to be confirmed takes it over, and is read out.
  useEffect(() => text.current?.focus(), []);

  return (
    <div className={formStyles.form}>
      <div ref={text} tabIndex={-1} className={styles.statement}>
        <p>
          <Trans>I, {name}, withdraw from my contract for the full recommendations report.</Trans>
        </p>
        <p>
          <Trans>Order: {contract}</Trans>
        </p>
        <p>
          <Trans>Acknowledgement to: {email}</Trans>
        </p>
      </div>
      <div className={formStyles.end}>
        {problem && (
          <Callout tone="danger">
            <p>
              <ProblemWords problem={problem} />
            </p>
          </Callout>
        )}
        <div className={layout.buttonRow}>
          <Button variant="primary" pending={isPending} pendingLabel={t`Sending…`} onClick={onConfirm}>
            <Trans>Confirm the withdrawal</Trans>
          </Button>
          <Button variant="quiet" pending={isPending} onClick={onChange}>
            <Trans>Change something</Trans>
          </Button>
        </div>
        <SlowNote pending={isPending} />
      </div>
    </div>
  );
}

function ProblemWords({ problem }: { problem: WithdrawalProblem }) {
  const us = site.email;
  switch (problem.kind) {
    case 'email-invalid':
      return <Trans>Please enter a valid email: we send the acknowledgement to it.</Trans>;
    case 'offline':
      return <Trans>You are offline. Confirm again once the network is back: nothing was sent.</Trans>;
    case 'too-many':
      return (
        <Trans>
          Too many statements have been sent from here. You can send yours in{' '}
          <Wait seconds={problem.retryAfter} />, or by email now.
        </Trans>
      );
    default:
      return (
        <Trans>
          An error occurred. Confirm again: however often you do, it counts once. If it still fails, an email
          to <a href={`mailto:${us}`}>{us}</a> saying that you withdraw is just as valid.
        </Trans>
      );
  }
}
