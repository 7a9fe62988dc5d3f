import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, createElement, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';

import { addWords } from '#app/i18n/i18n';
import type { Words } from '#app/i18n/words';
import { untilThere } from '#app/lib/until-there';

/** What `later` shows, and how its code is had. */
type Part = { current: () => ComponentType; want: (i18n: I18n) => Promise<unknown> };

/** A part for the server, which draws it without a wait. */
export function partHere(Component: ComponentType): Part {
  return { current: () => Component, want: () => Promise.resolve() };
}

/** The same part for the browser, where its code comes when it is wanted, with the catalogs that it needs besides. */
export function partAway(
  load: () => Promise<{ default: ComponentType }>,
  words: readonly Words[] = [],
): Part {
  let loading: Promise<{ default: ComponentType }> | undefined;
  let Loaded: ComponentType | undefined;
  const { promise: wanted, resolve: give } = Promise.withResolvers<{ default: ComponentType }>();
  const Awaited = lazy(() => wanted);
  const want = async (i18n: I18n) => {
    loading ??= load().catch((error: unknown) => {
      // Asked for again when the part is reached again.
      loading = undefined;
      throw error;
    });
    const [part] = await Promise.all([loading, addWords(i18n, words)]);
    Loaded = part.default;
    give(part);
  };
  return { current: () => Loaded ?? Awaited, want };
}

/**
 * A part of a page whose code the browser asks for when the part is reached by pointer, focus or press, and at once
 * where the server did not draw it. Until then it stands as the server drew it: React's dehydrated boundary. It takes
 * no props, so that nothing around it can change it before. A press on one of its buttons that comes before its code
 * is made up for. A loader that calls `preload` spares the move to the page in the browser a wait.
 */
export function later({ current, want }: Part): ComponentType & { preload: Part['want'] } {
  function Later() {
    const place = useRef<HTMLDivElement>(null);
    const { i18n } = useLingui();
    const [sleep] = useState(createSleep);

    // What only the browser knows: whether the server drew the part.
    useEffect(() => {
      // A file that does not arrive is told of by `vite:preloadError`.
      const ask = () => void want(i18n).catch(() => undefined);
      if (place.current?.firstElementChild) return sleep.watch(place.current, ask);
      // Nobody can reach what is not there.
      void untilThere(() => want(i18n));
      return undefined;
    }, [i18n, sleep]);

    return (
      <div ref={place}>
        <Boundary current={current} onAwake={sleep.end} />
      </div>
    );
  }
  return Object.assign(Later, { preload: want });
}

type BoundaryProps = { current: Part['current']; onAwake: () => void };

/** Its props never change: React would draw anew what it has not taken over. */
const Boundary = memo(function Boundary({ current, onAwake }: BoundaryProps) {
  return (
    <Suspense>
      {createElement(current())}
      <Awake onAwake={onAwake} />
    </Suspense>
  );
});

function Awake({ onAwake }: { onAwake: () => void }) {
  // React has taken the part over: who waits outside of React is told.
  useEffect(onAwake, [onAwake]);
  return null;
}

/** Listens for who reaches a part that sleeps, and keeps the last press on a button of it until it is awake. */
function createSleep() {
  let over = new AbortController();
  let pressed: HTMLButtonElement | undefined;

  /** Gives what ends the listening. */
  function watch(element: Element, ask: () => void): () => void {
    over = new AbortController();
    const reached = ({ type, target }: Event) => {
      if (!(target instanceof Element) || !element.contains(target)) return;
      ask();
      if (type === 'click') pressed = target.closest<HTMLButtonElement>('button[type=button]') ?? undefined;
    };
    // On the window: React, which listens on the document, holds back what happens in a dehydrated boundary.
    for (const reach of ['pointerover', 'pointerdown', 'focusin', 'click']) {
      window.addEventListener(reach, reached, { capture: true, signal: over.signal });
    }
    return () => over.abort();
  }

  function end(): void {
    over.abort();
    pressed?.click();
    pressed = undefined;
  }

  return { watch, end };
}
