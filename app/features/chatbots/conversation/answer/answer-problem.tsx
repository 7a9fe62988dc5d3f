import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import type { Failure } from '../../chat';
import { isPartial, type Turn } from '../state/turn';

type AnswerProblemProps = {
  turn: Turn;
  /** Undefined where the question cannot be asked again. */
  onAskAgain: ((question?: string) => void) | undefined;
};

/** Why an answer is not there, or not whole; what to do. */
export function AnswerProblem({ turn, onAskAgain }: AnswerProblemProps) {
  if (turn.status === 'answering' || turn.status === 'done') return null;
  return (
    <Callout role={onAskAgain && turn.status !== 'stopped' ? 'alert' : undefined}>
      <p>
        <Reason turn={turn} />
        {isPartial(turn) && (
          <>
            {' '}
            <Trans>What had arrived by then is above.</Trans>
          </>
        )}
      </p>
      {onAskAgain && isWorthAsking(turn.failure) && (
        <Button size="small" onClick={() => onAskAgain()}>
          <Trans>Ask again</Trans>
        </Button>
      )}
    </Callout>
  );
}

function Reason({ turn: { status, failure, retryAt } }: Pick<AnswerProblemProps, 'turn'>) {
  const { t } = useLingui();
  if (status === 'stopped') return <Trans>You stopped this answer.</Trans>;
  if (failure === 'too-many') return <TooMany until={retryAt} />;
  if (failure === 'budget-spent') return <BudgetSpent until={retryAt} />;
  if (failure) return t(reasons[failure]);
  return <Trans>The connection was lost before the answer was complete.</Trans>;
}

const reasons: Record<Exclude<Failure, 'too-many' | 'budget-spent'>, MessageDescriptor> = {
  busy: msg`Too many answers are being written for your network. Ask again in a few seconds.`,
  away: msg`The chatbots cannot be reached at the moment. Ask again in a minute.`,
  closed: msg`This chatbot has just been closed.`,
  timeout: msg`The language model took too long. Ask again, or come back in a few minutes.`,
  'rate-limited': msg`The language model is overloaded at the moment. Ask again in a minute.`,
  unavailable: msg`The language model is not answering at the moment. Ask again in a minute.`,
  refused: msg`The language model refused to answer this. Try putting it another way.`,
  empty: msg`The language model gave no answer. Ask again.`,
  cut: msg`The answer broke off before the end.`,
  'too-long': msg`The conversation has become too long for the language model. Start over, or ask a shorter question.`,
};

function TooMany({ until }: { until: number | undefined }) {
  const { i18n } = useLingui();
  const time = i18n.date(new Date(until ?? 0), { timeStyle: 'short', timeZone: 'Europe/Paris' });
  return (
    <Trans>You have asked as many questions as we answer in an hour. Come back at {time} (Paris time).</Trans>
  );
}

function BudgetSpent({ until }: { until: number | undefined }) {
  const { i18n } = useLingui();
  const time = i18n.date(new Date(until ?? 0), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  return (
    <Trans>
      The language model has given all its answers for today. Come back after {time} (Paris time).
    </Trans>
  );
}

/** What would only fail again is not offered. */
function isWorthAsking(failure: Failure | undefined): boolean {
  return (
    failure !== 'closed' && failure !== 'budget-spent' && failure !== 'too-long' && failure !== 'refused'
  );
}
