import { useEffect } from 'react';

/** In ms. */
const pauseMs = 10 * 60_000;
/** In ms (product 10.4). */
const guardMs = 10_000;

/** Reloads for a newer build or a missing chunk (product 10.4). `build` is undefined in development. */
export function useFreshBuild(build: string | undefined): void {
  // The server's builds and the failures of the module loader are outside of React.
  useEffect(() => (build === undefined ? undefined : watchBuild(build)), [build]);
}

function watchBuild(build: string): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void reloadIfOld(build);
  };
  const timer = setInterval(look, pauseMs);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('vite:preloadError', reloadForPart);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('vite:preloadError', reloadForPart);
  };
}

async function reloadIfOld(build: string): Promise<void> {
  const latest = await latestBuild().catch((error: unknown) => console.warn('latest build', error));
  if (typeof latest === 'string' && latest !== build) reloadOnce();
}

async function latestBuild(): Promise<unknown> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`);
  const latest: unknown = answer.ok ? await answer.json() : undefined;
  return typeof latest === 'object' && latest !== null && 'id' in latest ? latest.id : undefined;
}

/** A failed prefetch does not cost typed text; for a page that the visitor waits for, the router reloads. */
function reloadForPart(): void {
  if (navigator.onLine) reloadOnce();
}

function reloadOnce(): void {
  if (isInUse() || !mayReload(location.pathname)) return;
  location.reload();
}

function isInUse(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url], [type=search])',
  );
  const typed = [...fields].some(({ value }) => value.trim() !== '');
  return typed || document.querySelector('dialog[open]') !== null;
}

/** False when the path reloaded too recently, or storage is refused. */
function mayReload(path: string): boolean {
  const key = `reloaded:${path}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < guardMs) return false;
    sessionStorage.setItem(key, `${Date.now()}`);
    return true;
  } catch {
    return false;
  }
}
