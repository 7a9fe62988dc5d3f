import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';

import { Button } from '#app/components/ui/button';
import { CopyButton } from '#app/components/ui/copy-button';
import typography from '#app/components/ui/styles/typography.module.css';
import type { ShownChatbot } from '../../chatbot';
import type { Turn } from '../state/turn';
import { AnswerText } from './answer-text';
import { NextStep } from './next-step';
import { Passages } from './passages';
import { AnswerProblem } from './answer-problem';
import styles from './turn-view.module.css';

type TurnViewProps = {
  turn: Turn;
  chatbot: ShownChatbot;
  isLast: boolean;
  onAskAgain: () => void;
  onEdit: (question: string) => void;
};

/** A question and its answer; drawn again only when it changes, however often those after it do. */
export const TurnView = memo(function TurnView({ turn, chatbot, isLast, onAskAgain, onEdit }: TurnViewProps) {
  const answering = turn.status === 'answering';
  const bySearch = turn.passages !== undefined && turn.text === '' && turn.status === 'done';
  return (
    <li className={styles.turn}>
      <h2 className={styles.question}>
        <span className={typography.hidden}>
          <Trans>You asked:</Trans>{' '}
        </span>
        {turn.question}
      </h2>
      <div className={styles.answer} aria-busy={answering}>
        {answering && turn.text === '' && <Waiting guide={chatbot.guide} />}
        {turn.text !== '' && (
          <AnswerText text={turn.text} passages={turn.passages} lang={chatbot.guide ? undefined : ''} />
        )}
        {bySearch && turn.passages?.length === 0 && <Unknown />}
        {turn.passages &&
          turn.passages.length > 0 &&
          (turn.text !== '' || !answering || chatbot.answeredBy === 'search') && (
            <Passages passages={turn.passages} asSources={turn.text !== ''} />
          )}
        {turn.passages && turn.status === 'done' && <NextStep passages={turn.passages} />}
        <AnswerProblem turn={turn} onAskAgain={isLast ? onAskAgain : undefined} />
        {!answering && <Actions turn={turn} isLast={isLast} onAskAgain={onAskAgain} onEdit={onEdit} />}
      </div>
    </li>
  );
});

function Waiting({ guide }: { guide: boolean }) {
  return (
    <p className={styles.waiting}>
      {guide ? <Trans>Looking through the site</Trans> : <Trans>Writing the answer</Trans>}
    </p>
  );
}

function Unknown() {
  return (
    <p>
      <Trans>I do not know: I can find nothing about it on this site.</Trans>
    </p>
  );
}

type ActionsProps = Pick<TurnViewProps, 'turn' | 'isLast' | 'onAskAgain' | 'onEdit'>;

function Actions({ turn, isLast, onAskAgain, onEdit }: ActionsProps) {
  const { t } = useLingui();
  const copied = () => turn.text || (turn.passages ?? []).map(({ quote }) => quote).join('\n\n');
  return (
    <div className={styles.actions}>
      {copied() !== '' && (
        <CopyButton variant="quiet" size="small" label={t`Copy the answer`} text={copied} />
      )}
      {isLast && (
        <Button variant="quiet" size="small" onClick={() => onEdit(turn.question)}>
          <Trans>Edit the question</Trans>
        </Button>
      )}
      {isLast && turn.status === 'done' && turn.text !== '' && (
        <Button variant="quiet" size="small" onClick={() => onAskAgain()}>
          <Trans>Another answer</Trans>
        </Button>
      )}
    </div>
  );
}
