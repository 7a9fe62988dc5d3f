import { Refusal } from './refusal';

export type Gate = {
  /**
   * Does the work when its turn comes. Answers 503 where the queue is full, or when no turn came in time; throws when
   * `signal` aborts first.
   */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | Refusal>;
};

/** Lets `atWork` works run at a time and `waiting` more wait for them, in order, `patience` milliseconds at most. */
export function createGate({ atWork, waiting, patience }: Limits): Gate {
  const queue = new Set<() => void>();
  let free = atWork;

  return {
    async run(work, signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else if (queue.size >= waiting || !(await turn(signal))) {
        return new Refusal(503, 'too many pictures at once');
      }
      try {
        return await work();
      } finally {
        release();
      }
    },
  };

  function turn(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const enter = () => settle(() => resolve(true));
      const leave = () => settle(() => reject(signal.reason));
      const tooLate = setTimeout(() => settle(() => resolve(false)), patience);
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

  /** The place goes to the next in the queue, else it is free. */
  function release(): void {
    const [next] = queue;
    if (next) next();
    else free += 1;
  }
}

type Limits = { atWork: number; waiting: number; patience: number };
