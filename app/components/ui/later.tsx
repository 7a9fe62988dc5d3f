import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react';

/** What `later` shows, and what asks for its code. */
type Part = { Component: ComponentType; want: () => void };

/** A part for the server, which draws it without a wait. */
export function partHere(Component: ComponentType): Part {
  return { Component, want: () => {} };
}

/** The same part for the browser, where its code comes when it is wanted. */
export function partAway(load: () => Promise<{ default: ComponentType }>): Part {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>();
  const Component = lazy(async () => {
    await wanted;
    return load();
  });
  return { Component, want };
}

/**
 * A part of a page whose code the browser asks for when the part comes near the window or is reached, and at once
 * where the server did not draw it. Until then it stands as the server drew it: React's dehydrated boundary. It takes
 * no props, so that nothing around it can change it before.
 */
export function later({ Component, want }: Part): ComponentType {
  const Boundary = memo(function Boundary() {
    return (
      <Suspense>
        <Component />
      </Suspense>
    );
  });
  return function Later() {
    const place = useRef<HTMLDivElement>(null);

    // What only the browser knows: whether the server drew the part, and where it is.
    useEffect(() => {
      const drawn = place.current?.firstElementChild;
      return drawn ? whenNear(drawn, want) : want();
    }, []);

    return (
      <div ref={place}>
        <Boundary />
      </div>
    );
  };
}

/** How near to the window a part is asked for. */
const ahead = '200px';

/** Calls once, when the element comes near the window or is reached; gives what calls it off. */
function whenNear(element: Element, call: () => void): () => void {
  const listening = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near();
    },
    { rootMargin: ahead },
  );
  const near = () => {
    stop();
    call();
  };
  const stop = () => {
    listening.abort();
    observer.disconnect();
  };
  const reached = ({ target }: Event) => {
    if (target instanceof Node && element.parentElement?.contains(target)) near();
  };
  // On the window: React, which listens on the document, holds back what happens in a dehydrated boundary.
  for (const reach of ['pointerover', 'pointerdown', 'focusin']) {
    window.addEventListener(reach, reached, { capture: true, signal: listening.signal });
  }
  observer.observe(element);
  return stop;
}
