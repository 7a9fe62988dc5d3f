import type { HttpError } from './http-error';
import { createSemaphore, type Semaphore } from './semaphore';

export type VisitorSemaphores = {
  /** Answers 503 where the visitor's own queue is full or too slow; throws when `signal` aborts first. */
  run<T>(visitor: string, work: () => Promise<T>, signal: AbortSignal): Promise<T | HttpError>;
};

/** A semaphore for each visitor: who asks for much waits behind themselves, before the queue that all share. */
export function createVisitorSemaphores(limits: Parameters<typeof createSemaphore>[0]): VisitorSemaphores {
  const semaphores = new Map<string, { semaphore: Semaphore; users: number }>();

  return {
    async run(visitor, work, signal) {
      const own = semaphores.get(visitor) ?? { semaphore: createSemaphore(limits), users: 0 };
      semaphores.set(visitor, own);
      own.users += 1;
      try {
        return await own.semaphore.run(work, signal);
      } finally {
        own.users -= 1;
        if (own.users === 0) semaphores.delete(visitor);
      }
    },
  };
}
