import { useEffect, useReducer } from 'react';

import { advance, isMoving, type Move, newRun, type Run, type Script } from './pace';

export function useRun(script: Script): [Run, (move: Move) => void] {
  const [run, move] = useReducer((now: Run, next: Move) => advance(now, next, script), newRun);
  const moving = isMoving(run, script);

  // The clock is the browser's; it stands still while nothing moves.
  useEffect(() => {
    if (!moving) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick() {
      const now = performance.now();
      move(now - last);
      last = now;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [moving]);

  return [run, move];
}
