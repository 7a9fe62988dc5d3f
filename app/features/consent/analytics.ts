import type { AnalyticsSettings } from './analytics-settings';

declare global {
  // Merged into the browser's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** The queue that the tag reads; each entry is the `arguments` of a call. */
    dataLayer?: unknown[];
  }
}

/** What is told of a page: its address without query, a title that quotes no visitor, and from which site they came. */
export type CountedPage = { page_location: string; page_title: string; page_referrer: string };

let loaded = false;

/**
 * Loads the tag, once, and configures each id, which counts the page. Debugging stays off by being left out: the tag
 * takes a `false` for a yes. A yes after a no is an update: one that was pushed outranks every default.
 */
export function startAnalytics({ tagUrl, ids }: AnalyticsSettings, page: CountedPage): void {
  for (const { id } of ids) Reflect.set(window, disableKey(id), false);
  push('consent', loaded ? 'update' : 'default', { analytics_storage: 'granted', ad_storage: 'denied' });
  push('js', new Date());
  for (const { id, params } of ids) push('config', id, { ...params, send_page_view: true, ...page });
  if (loaded) return;
  loaded = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = withId(tagUrl, ids[0]?.id);
  document.head.append(script);
}

/** Counts a page that was reached without loading a document. */
export function countPage(page: CountedPage): void {
  push('event', 'page_view', page);
}

/** Withdrawn at once: the tag is told to stop for each id, and its cookies go. */
export function stopAnalytics({ ids }: AnalyticsSettings): void {
  for (const { id } of ids) Reflect.set(window, disableKey(id), true);
  if (loaded) push('consent', 'update', { analytics_storage: 'denied' });
  for (const [, name] of document.cookie.matchAll(/(?:^|;\s*)(_ga[\w-]*)=/g)) {
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`;
    }
  }
}

// The tag reads `arguments` objects and passes over arrays.
function push(..._call: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

function disableKey(id: string): string {
  return `ga-disable-${id}`;
}

function withId(tagUrl: string, id: string | undefined): string {
  const url = new URL(tagUrl);
  if (id && !url.searchParams.has('id')) url.searchParams.set('id', id);
  return url.href;
}

/** `www.verbe.example` may have set them for `verbe.example`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
