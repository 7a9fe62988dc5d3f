import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, createElement, lazy, memo, Suspense, useEffect, useRef } from 'react';

import { addWords } from '#app/i18n/i18n';
import type { Words } from '#app/i18n/words';

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
    loading ??= load();
    const [part] = await Promise.all([loading, addWords(i18n, words)]);
    Loaded = part.default;
    give(part);
  };
  return { current: () => Loaded ?? Awaited, want };
}

/**
 * A part of a page whose code the browser asks for when the part is reached by pointer, focus or key, when something
 * of it that cannot work without (`data-live`) comes into the window, and at once where the server did not draw it.
 * Until then it stands as the server drew it: React's dehydrated boundary. It takes no props, so that nothing around
 * it can change it before. A loader that calls `preload` spares the move to the page in the browser a wait.
 */
export function later({ current, want }: Part): ComponentType & { preload: Part['want'] } {
  const Boundary = memo(function Boundary() {
    return <Suspense>{createElement(current())}</Suspense>;
  });
  function Later() {
    const place = useRef<HTMLDivElement>(null);
    const { i18n } = useLingui();

    // What only the browser knows: whether the server drew the part, and where it is.
    useEffect(() => {
      const element = place.current;
      if (element?.firstElementChild) return whenNeeded(element, () => want(i18n));
      void want(i18n);
      return undefined;
    }, [i18n]);

    return (
      <div ref={place}>
        <Boundary />
      </div>
    );
  }
  return Object.assign(Later, { preload: want });
}

/** Calls once, when the element is reached or something live in it is seen; gives what calls it off. */
function whenNeeded(element: Element, call: () => unknown): () => void {
  const listening = new AbortController();
  const stop = () => {
    listening.abort();
    observer.disconnect();
  };
  const need = () => {
    stop();
    call();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) need();
  });
  for (const live of element.querySelectorAll('[data-live]')) observer.observe(live);
  const reached = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) need();
  };
  // On the window: React, which listens on the document, holds back what happens in a dehydrated boundary.
  for (const reach of ['pointerover', 'pointerdown', 'focusin']) {
    window.addEventListener(reach, reached, { capture: true, signal: listening.signal });
  }
  return stop;
}
