import type { HttpError } from './http-error';
import { createSemaphore, type Semaphore } from './semaphore';

export type Lanes = {
  /** Answers 503 where the visitor's own queue is full or too slow; throws when `signal` aborts first. */
  run<T>(visitor: string, work: () => Promise<T>, signal: AbortSignal): Promise<T | HttpError>;
};

/** A semaphore for each visitor: who asks for much waits behind themselves, before the queue that all share. */
export function createLanes(limits: Parameters<typeof createSemaphore>[0]): Lanes {
  const lanes = new Map<string, { semaphore: Semaphore; users: number }>();

  return {
    async run(visitor, work, signal) {
      const lane = lanes.get(visitor) ?? { semaphore: createSemaphore(limits), users: 0 };
      lanes.set(visitor, lane);
      lane.users += 1;
      try {
        return await lane.semaphore.run(work, signal);
      } finally {
        lane.users -= 1;
        if (lane.users === 0) lanes.delete(visitor);
      }
    },
  };
}
