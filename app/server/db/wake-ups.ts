import type { Log } from '#app/server/log';
import { errorFacts } from '../error-facts';

/** Carries no data: subscribers read again. */
export type WakeUps = {
  subscribe(channel: string, wake: () => void): () => void;
  wake(channel: string): void;
  wakeEverybody(): void;
};

/** Subscriptions inside the process; a wake-up carries no data. */
export function createWakeUps(log: Log): WakeUps {
  const channels = new Map<string, Set<{ wake: () => void }>>();

  function wakeAll(subscribers: Iterable<{ wake: () => void }>) {
    // Who subscribes while being woken is not woken again.
    const present = Array.from(subscribers);
    for (const subscriber of present) {
      try {
        subscriber.wake();
      } catch (error) {
        log.error(errorFacts(error), 'a wake-up failed');
      }
    }
  }

  return {
    subscribe(channel, wake) {
      const subscribers = channels.get(channel) ?? new Set();
      channels.set(channel, subscribers);
      const subscriber = { wake };
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0 && channels.get(channel) === subscribers) channels.delete(channel);
      };
    },
    wake: (channel) => wakeAll(channels.get(channel) ?? []),
    wakeEverybody: () => [...channels.values()].forEach(wakeAll),
  };
}
