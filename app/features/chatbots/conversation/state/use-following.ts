import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far below the composer the end may be and still count as seen, in px. */
const tolerance = 48;

/** How far from the upper edge of the window the last question stops, in px. */
const topMargin = 16;

/**
 * Keeps the end of the conversation above the composer while the reader is there, and leaves them alone once they have
 * scrolled up, however little, until they are back at the end. `change`: what makes the conversation longer. `comesWhole`: the last answer came at once, and is read
 * from its question on.
 */
export function useFollowing(change: unknown, comesWhole: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const turns = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  /** How far down the page was when last looked at: a reader scrolls before the event says so. */
  const seenTop = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);

  const jump = useCallback(() => {
    follows.current = true;
    setAtEnd(true);
    const below = hiddenBy(composer, end);
    if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
    seenTop.current = window.scrollY;
  }, []);

  const showLast = useCallback(() => {
    const last = turns.current?.lastElementChild?.getBoundingClientRect();
    const below = Math.min(hiddenBy(composer, end), last ? last.top - topMargin : Infinity);
    if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
    seenTop.current = window.scrollY;
    setAtEnd(hiddenBy(composer, end) <= tolerance);
  }, []);

  const look = useCallback(() => {
    const moved = window.scrollY - seenTop.current;
    seenTop.current = window.scrollY;
    if (moved > 1) follows.current = hiddenBy(composer, end) <= tolerance;
    // A page that became shorter moves up by itself.
    else if (moved < -1 && !isAtFoot()) follows.current = false;
  }, []);

  // Only scrolling tells where the reader is.
  useEffect(() => {
    const onScroll = () => {
      look();
      setAtEnd(hiddenBy(composer, end) <= tolerance);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [look]);

  useLayoutEffect(() => {
    look();
    if (follows.current && comesWhole) showLast();
    else if (follows.current) jump();
    else setAtEnd(hiddenBy(composer, end) <= tolerance);
    // What was drawn is measured, not read.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [change, comesWhole, jump, look, showLast]);

  return { turns, end, composer, isAtEnd, jump };
}

function isAtFoot(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}

type Box = RefObject<HTMLElement | null>;

/** How far the end lies below the upper edge that the composer has while it sticks to the window, in px. */
function hiddenBy(composer: Box, end: Box): number {
  const box = composer.current?.getBoundingClientRect();
  const edge = box ? Math.min(box.top, window.innerHeight - box.height) : window.innerHeight;
  return (end.current?.getBoundingClientRect().bottom ?? 0) - edge;
}
