import { useEffect } from 'react';

/** Between two questions whether the server has a newer build, in ms. */
const pauseMs = 10 * 60_000;
/** A page that reloaded may not do so again for this long, in ms (specification §9). */
const guardMs = 10_000;

/**
 * Loads the page again when the server has a newer build than the page, or when a part of the old one cannot be
 * fetched any more (specification §4): looked at every ten minutes and when the visitor comes back to the page. Never
 * while a field holds text or a dialog stands open, and once in ten seconds for each path. `build` is that of the
 * page; undefined in development, where nothing happens.
 */
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

/** A part that was only fetched ahead does not cost typed text: one that the visitor waits for, the router reloads for. */
function reloadForPart(): void {
  if (navigator.onLine) reloadOnce();
}

function reloadOnce(): void {
  if (isInUse() || !mayReload(location.pathname)) return;
  location.reload();
}

/** True while a reload would take something from the visitor. */
function isInUse(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url], [type=search])',
  );
  const typed = [...fields].some(({ value }) => value.trim() !== '');
  return typed || document.querySelector('dialog[open]') !== null;
}

/** Notes the reload; false when the last one of this path is too near, or nothing can be noted. */
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
