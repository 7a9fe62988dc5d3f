import type { Challenge } from 'altcha-lib/types';
import { useRef, useState } from 'react';

/** `ready`: the form can be sent. */
export type RobotCheckState = 'idle' | 'working' | 'ready' | 'failed';

/** After that a form that was left open asks for another challenge, in ms; the server takes one for an hour. */
const freshMs = 50 * 60_000;

/** The server takes no answer that comes sooner after its challenge, in ms, with some to spare. */
const fastestMs = 3_200;

type Answer = { text: string; receivedAt: number };

type Check = { startedAt: number; answer: Promise<Answer> };

/** One proof for each sending: `start` when the form is reached, `answer` when it is sent, `reset` afterwards. */
export function useRobotCheck(getChallenge: () => Promise<Challenge>) {
  const [state, setState] = useState<RobotCheckState>('idle');
  const check = useRef<Check>(undefined);

  function start(): Check {
    const known = check.current;
    if (known && performance.now() - known.startedAt < freshMs) return known;
    const begun = { startedAt: performance.now(), answer: work(getChallenge) };
    check.current = begun;
    setState('working');
    begun.answer.then(
      () => check.current === begun && setState('ready'),
      () => {
        if (check.current === begun) reset('failed');
      },
    );
    return begun;
  }

  function reset(next: RobotCheckState = 'idle'): void {
    check.current = undefined;
    setState(next);
  }

  return {
    state,
    start: () => void start(),
    reset: () => reset(),
    /** Resolves when the server would take it; rejects where it could not be worked out. */
    async answer(): Promise<string> {
      const { text, receivedAt } = await start().answer;
      await pause(receivedAt + fastestMs - performance.now());
      return text;
    },
  };
}

async function work(getChallenge: () => Promise<Challenge>): Promise<Answer> {
  const solver = import('#app/lib/forms/proof-of-work');
  const challenge = await getChallenge();
  // The server counts from when it gave the challenge, which is before this.
  const receivedAt = performance.now();
  const { answerChallenge } = await solver;
  return { text: await answerChallenge(challenge), receivedAt };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
