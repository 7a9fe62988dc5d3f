import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '#app/components/ui/button';
import { useLostFocus } from '#app/components/ui/use-lost-focus';
import typography from '#app/components/ui/styles/typography.module.css';
import { questionsPerConversation } from '../chat';
import type { ShownChatbot } from '../chatbot';
import { Announcements } from './announcements';
import { Composer } from './composer';
import { FirstLine } from './first-line';
import { Suggestions } from './suggestions';
import { isAnswering, type Turn } from './state/turn';
import { TurnView } from './answer/turn-view';
import { useConversation } from './state/use-conversation';
import { useFollowing } from './state/use-following';
import styles from './state/conversation.module.css';

export function ConversationView({ chatbot }: { chatbot: ShownChatbot }) {
  const { t } = useLingui();
  const { conversation, turns, isReady } = useConversation(chatbot.slug);
  const { turns: list, end, composer, isAtEnd, jump } = useFollowing(turns, turns.at(-1)?.text === '');
  const [edited, setEdited] = useState<string>();
  const answering = isAnswering(turns);
  /** What was done to the whole conversation, for as long as nothing else is. */
  const [changed, setChanged] = useState<{ change: 'cleared' | 'restored'; turns: readonly Turn[] }>();
  const change = changed?.turns === turns ? changed.change : undefined;

  /** The button that was pressed leaves: the focus goes to where the next question is written, or cannot be. */
  function changeAll(to: 'cleared' | 'restored', apply: () => void): void {
    flushSync(() => {
      apply();
      setChanged({ change: to, turns: conversation.read() });
    });
    composer.current?.querySelector<HTMLElement>(`textarea, .${styles.full} button`)?.focus();
    jump();
  }
  const startOver = () => changeAll('cleared', conversation.startOver);
  const bringBack = () => changeAll('restored', conversation.bringBack);

  const focusField = useCallback(() => composer.current?.querySelector('textarea')?.focus(), [composer]);
  // What was pressed leaves with a new turn, and with an edit that ends.
  useLostFocus(`${turns.at(-1)?.id} ${edited}`, focusField);

  /** Focuses the field for the keyboard alone: after a tap, the telephone's own would cover the answer. */
  function jumpToLatest({ detail }: MouseEvent): void {
    jump();
    if (detail === 0) focusField();
  }

  function ask(question: string): void {
    if (edited === undefined) conversation.ask(question);
    else conversation.askAgain(question);
    setEdited(undefined);
    jump();
  }

  function stopByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    if (answering) conversation.stop();
    else setEdited(undefined);
  }

  return (
    // Escape works wherever in the conversation the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.conversation} aria-label={t`Conversation`} onKeyDown={stopByKey}>
      <FirstLine chatbot={chatbot} />
      {turns.length === 0 ? (
        <Suggestions guide={chatbot.guide} disabled={!isReady} onChoose={ask} />
      ) : (
        <ol ref={list}>
          {turns.map((turn, index) => (
            <TurnView
              key={turn.id}
              turn={turn}
              chatbot={chatbot}
              isLast={index === turns.length - 1}
              onAskAgain={conversation.askAgain}
              onEdit={setEdited}
            />
          ))}
        </ol>
      )}
      <div ref={end} />
      <Announcements turns={turns} change={change} />
      <div ref={composer} className={styles.composer}>
        {!isAtEnd && (
          <Button size="small" className={styles.jump} onClick={jumpToLatest}>
            <Trans>Jump to latest</Trans>
          </Button>
        )}
        {turns.length >= questionsPerConversation && edited === undefined && !answering ? (
          <div className={styles.full}>
            <p>
              <Trans>
                You have asked {questionsPerConversation} questions, the most a conversation can hold. Start
                over to ask more.
              </Trans>
            </p>
            <Button variant="primary" onClick={startOver}>
              <Trans>Start over</Trans>
            </Button>
          </div>
        ) : (
          <Composer
            key={edited}
            slug={chatbot.slug}
            edited={edited}
            answering={answering}
            disabled={!isReady}
            onAsk={ask}
            onStop={conversation.stop}
            onCancel={() => setEdited(undefined)}
            onStartOver={turns.length > 0 ? startOver : undefined}
            onBringBack={change === 'cleared' ? bringBack : undefined}
          />
        )}
      </div>
      <noscript>
        <p className={typography.note}>
          <Trans>
            The conversation needs JavaScript. The questions we are asked most are answered in the FAQ.
          </Trans>
        </p>
      </noscript>
    </section>
  );
}
