import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** What the server says of a build: redirects for `matchRedirect`, and the paths of the pages that have a payload. */
export type BuildManifest = { redirects: Record<string, string>; prerendered: string[] };

/** Lasts as long as the page: another build is another page. */
const manifestQuery = (build: string) =>
  queryOptions({
    queryKey: ['build-manifest', build],
    queryFn: async () => parseManifest(await fetchJson(`/builds/meta/${build}.json`, 'low')),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  });

/**
 * Fetches the manifest of `build`, which is undefined in development; a failure is logged only. `path` is that of the page
 * which the server sent: it came with its data.
 */
export async function loadManifest(
  queryClient: QueryClient,
  { build, path }: { build: string | undefined; path: string },
): Promise<void> {
  if (build === undefined) return;
  queryClient.setQueryData(payloadKey(path), true);
  await queryClient.fetchQuery(manifestQuery(build)).catch((error: unknown) => {
    console.warn('build manifest', error);
  });
}

/** The manifest where it has arrived; nobody waits for it, since the server can be asked for all that it says. */
export function readManifest(queryClient: QueryClient, build: string | undefined): BuildManifest | undefined {
  return build === undefined ? undefined : queryClient.getQueryData(manifestQuery(build).queryKey);
}

type Visit = { queryClient: QueryClient; build?: string; locale: string };

/**
 * Gives the queries of a prerendered page their data before its loader asks the server. Does nothing for other pages and
 * where no manifest has arrived; a failure is logged only: the loader then asks.
 */
export async function loadPayload({ queryClient, build, locale }: Visit, path: string): Promise<void> {
  if (!readManifest(queryClient, build)?.prerendered.includes(path)) return;
  const address = `${path}/_payload.json?${build}&lang=${locale}`;
  const fill = async () => {
    for (const [key, data] of parsePayload(await fetchJson(address))) queryClient.setQueryData(key, data);
    return true;
  };
  await queryClient
    // Off the network it fails at once, and the page says so: it would wait for it otherwise.
    .ensureQueryData({ queryKey: payloadKey(path), queryFn: fill, networkMode: 'always' })
    .catch((error: unknown) => console.warn('payload', error));
}

function payloadKey(path: string) {
  return ['payload', path];
}

async function fetchJson(address: string, priority?: RequestPriority): Promise<unknown> {
  const response = await fetch(address, { priority });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

// Read by hand: every page loads this file, and with it a library of schemas, 9.7 kB of gzip.

function parseManifest(value: unknown): BuildManifest {
  if (typeof value === 'object' && value !== null && 'redirects' in value && 'prerendered' in value) {
    const { redirects, prerendered } = value;
    if (isTable(redirects) && Array.isArray(prerendered) && prerendered.every(isString)) {
      return { redirects, prerendered };
    }
  }
  throw new Error('The manifest is not well-formed');
}

function isTable(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isString);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function parsePayload(value: unknown): [key: unknown[], data: unknown][] {
  if (Array.isArray(value) && value.every(isEntry)) return value;
  throw new Error('The payload is not well-formed');
}

function isEntry(value: unknown): value is [key: unknown[], data: unknown] {
  return Array.isArray(value) && value.length === 2 && Array.isArray(value[0]);
}
