import { HttpError } from './http-error';

export type Semaphore = {
  /** Answers 503 where the queue is full or the wait too long; throws when `signal` aborts first. */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | HttpError>;
};

/** A semaphore: `concurrency` works at a time, `maxWaiting` more in order, `maxWaitMs` ms at most. */
export function createSemaphore({ concurrency, maxWaiting, maxWaitMs }: Limits): Semaphore {
  const queue = new Set<() => void>();
  let free = concurrency;

  return {
    async run(work, signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else if (queue.size >= maxWaiting || !(await isAdmitted(signal))) {
        return new HttpError(503, 'too many at once');
      }
      try {
        return await work();
      } finally {
        release();
      }
    },
  };

  function isAdmitted(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const enter = () => settle(() => resolve(true));
      const leave = () => settle(() => reject(signal.reason));
      const tooLate = setTimeout(() => settle(() => resolve(false)), maxWaitMs);
      const settle = (answer: () => void) => {
        clearTimeout(tooLate);
        queue.delete(enter);
        signal.removeEventListener('abort', leave);
        answer();
      };
      queue.add(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function release(): void {
    const [next] = queue;
    if (next) next();
    else free += 1;
  }
}

type Limits = { concurrency: number; maxWaiting: number; maxWaitMs: number };
