import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { askServer } from './ask';
import { createConversation } from './conversation';
import { turnStorage } from './turn-storage';
import type { Turn } from './turn';

const noTurns: readonly Turn[] = [];

/** The conversation of this tab with a chatbot. `isReady` once the page is taken over: the server knows of no turn. */
export function useConversation(slug: string) {
  const [{ conversation, storage }] = useState(() => {
    const turns = turnStorage(slug);
    return { conversation: createConversation({ slug, ask: askServer, storage: turns }), storage: turns };
  });
  const turns = useSyncExternalStore(conversation.subscribe, conversation.read, () => noTurns);
  const isReady = useHydrated();

  // What has come of an answer is kept when the page goes; leaving for another page of the site ends the answer.
  useEffect(() => {
    const keep = () => storage.save(conversation.read());
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      conversation.stop();
    };
  }, [conversation, storage]);

  return { conversation, turns, isReady };
}
