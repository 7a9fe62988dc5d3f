import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';

import { isAtLeast, type Viewport, viewportNames, viewports } from '#app/lib/viewport';

const ServerViewport = createContext<Viewport | undefined>(undefined);

/** In seconds (product 10.2). */
const cookieAge = 365 * 24 * 60 * 60;

/** `initial`: what the cookie told the server; the first rendering in the browser repeats it. */
export function ViewportProvider({ initial, children }: { initial?: Viewport; children: ReactNode }) {
  return (
    <ServerViewport value={initial}>
      <KeptViewport />
      {children}
    </ServerViewport>
  );
}

/** Undefined on a first visit: then render both layouts and let the style sheet choose, which must be right anyway. */
export function useRoomFor(least: Viewport): boolean | undefined {
  const viewport = useKnownViewport();
  return viewport && isAtLeast(viewport, least);
}

/** Until hydration is over, what the cookie said; then the real one, also after a change. */
function useKnownViewport(): Viewport | undefined {
  const initial = useContext(ServerViewport);
  return useSyncExternalStore(onBreakpoint, currentViewport, () => initial);
}

/** Tells the server of the next page, by the cookie `viewport`. */
function KeptViewport() {
  const viewport = useKnownViewport();
  // The cookie is outside of React, and on the server there is none to write.
  useEffect(() => (viewport ? keepViewport(viewport) : undefined), [viewport]);
  return null;
}

function keepViewport(viewport: Viewport) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `viewport=${viewport}; Path=/; Max-Age=${cookieAge}; SameSite=Strict${secure}`;
}

function onBreakpoint(changed: () => void): () => void {
  const queries = canMeasure() ? viewportNames.map((name) => window.matchMedia(mediaOf(name))) : [];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

function currentViewport(): Viewport | undefined {
  if (!canMeasure()) return undefined;
  return viewportNames.findLast((name) => window.matchMedia(mediaOf(name)).matches) ?? 'mobile';
}

function canMeasure(): boolean {
  return typeof window.matchMedia === 'function';
}

/** In rem, as in the style sheet, so that both follow the reader's text size. */
function mediaOf(name: Viewport): string {
  return `(min-width: ${viewports[name] / 16}rem)`;
}
