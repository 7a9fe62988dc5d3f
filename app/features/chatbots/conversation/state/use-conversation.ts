import { useEffect, useState, useSyncExternalStore } from 'react';

import { askServer } from './ask';
import { createConversation } from './conversation';
import { keptTurns } from './kept-turns';
import type { Turn } from './turn';

const noTurns: readonly Turn[] = [];

/** The conversation of this tab with a chatbot. `isReady` once the page is taken over: the server knows of no turn. */
export function useConversation(slug: string) {
  const [{ conversation, kept }] = useState(() => {
    const turnsKept = keptTurns(slug);
    return { conversation: createConversation({ slug, ask: askServer, kept: turnsKept }), kept: turnsKept };
  });
  const turns = useSyncExternalStore(conversation.subscribe, conversation.read, () => noTurns);
  const isReady = useSyncExternalStore(
    conversation.subscribe,
    () => true,
    () => false,
  );

  // What has come of an answer is kept when the page goes; leaving for another page of the site ends the answer.
  useEffect(() => {
    const keep = () => kept.save(conversation.read());
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      conversation.stop();
    };
  }, [conversation, kept]);

  return { conversation, turns, isReady };
}
