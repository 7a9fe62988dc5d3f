/** In ms: between two looks for a newer build. */
const pauseMs = 60 * 60_000;
/** In ms, for each path (product 10.4). */
const guardMs = 10_000;

/** What asks for consent and counts: a blocker may refuse it for good, and its reader lacks nothing. */
const unmissed = /\/measurement-/;

/** `missing-part`: a script of the page could not be loaded. */
export type ReloadReason = 'newer-build' | 'missing-part';

type Deps = {
  /** Called in place of a reload while it would cost the visitor something. `part`: the script; none for a newer build. */
  ask: (reason: ReloadReason, part?: string) => void;
  /** True while another page is on its way: what stands in this one was left. */
  isLeaving: () => boolean;
};

/** Reloads the page for a build other than `build`, or for a missing script (product 10.4). Returns what ends it. */
export function watchBuild(build: string, { ask, isLeaving }: Deps): () => void {
  function renew(latest: string, part?: string): void {
    if (!isDue(location.pathname)) return;
    const isFree = isLeaving() || !isInUse();
    if (isFree && (part === undefined || isFirstReload(part, latest))) reload();
    // Below an open dialog nobody could answer.
    else if (!hasDialog()) ask(latest === build ? 'missing-part' : 'newer-build', part);
  }

  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    const latest = await latestBuild();
    if (latest !== undefined && latest !== build) renew(latest);
  };
  // Where the server does not answer, a reload would leave an empty window.
  const missed = async (event: Event) => {
    const part = String(Reflect.get(event, 'part'));
    if (unmissed.test(part)) return;
    const latest = await latestBuild();
    if (latest !== undefined) renew(latest, part);
  };

  const timer = setInterval(look, pauseMs);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('vite:preloadError', missed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('vite:preloadError', missed);
  };
}

/** Reloads the page at its address, unless that happened within ten seconds, or cannot be remembered. */
export function reload(): void {
  const { pathname } = location;
  if (isDue(pathname) && remember(keyOf(pathname), `${Date.now()}`)) location.reload();
}

/** False when the path was reloaded too recently. */
function isDue(path: string): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(keyOf(path))) >= guardMs;
  } catch {
    return false;
  }
}

/** False, in this tab, from the second time on: a reload that was to bring the part from that build has not helped. */
function isFirstReload(part: string, build: string): boolean {
  const key = `missed:${part}`;
  return sessionStorage.getItem(key) !== build && remember(key, build);
}

/** False where nothing can be kept: better old than in circles. */
function remember(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function keyOf(path: string): string {
  return `reloaded:${path}`;
}

/** The build that the server serves; undefined where it does not say, which is logged. */
async function latestBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(`/builds/latest.json?${Date.now()}`);
    const latest: unknown = answer.ok ? await answer.json() : undefined;
    const id = typeof latest === 'object' && latest !== null && 'id' in latest ? latest.id : undefined;
    return typeof id === 'string' ? id : undefined;
  } catch (error) {
    console.warn('latest build', error);
    return undefined;
  }
}

const textFields = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url])';

/** A field holds text, a box was ticked, an answer is on its way, or a dialog is open. */
function isInUse(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields);
  const boxes = document.querySelectorAll<HTMLInputElement>('form :is([type=checkbox], [type=radio])');
  return (
    [...fields].some(({ value }) => value.trim() !== '') ||
    [...boxes].some(({ checked, defaultChecked }) => checked !== defaultChecked) ||
    document.querySelector('[aria-busy=true]') !== null ||
    hasDialog()
  );
}

function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/**
 * For the browser's router, before it loads a page. The router would reload for a missing script by itself, outside of the
 * ten seconds, unless it finds in the session storage that it has.
 */
export function takeReloadsFromRouter(): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('vite:preloadError', ({ payload }) => {
    try {
      sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
    } catch {
      // The router cannot remember a reload either, and fails in place of it.
    }
  });
}
