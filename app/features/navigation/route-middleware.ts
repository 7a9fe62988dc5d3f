import { redirect } from '@tanstack/react-router';

import { isCleanText } from '#app/lib/clean-text';
import { noSuchPage } from './no-such-page';

/** `search` with its question mark, `route` as declared (`/actus/$slug`). */
export type Navigation = { path: string; search: string; params: readonly unknown[]; route: string };

/** In characters. */
const maxParam = 200;

/** By their names in `staticData.middleware`: each returns, or throws what replaces the page. */
export const routeMiddleware = {
  'validate-params': validateParams,
  'canonical-url': redirectToCanonicalUrl,
} as const;

export type RouteMiddlewareName = keyof typeof routeMiddleware;

function validateParams({ path, search, params, route }: Navigation): void {
  if (route.endsWith('/$')) return;
  const values = params.filter((value) => typeof value === 'string');
  if (values.some((value) => value.length > maxParam || !isCleanText(value))) noSuchPage(path + search);
}

/** `/Contact/` redirects to `/contact`; parameters stay as written. */
function redirectToCanonicalUrl({ path, search, route }: Navigation): void {
  const actual = segmentsOf(path);
  const declared = segmentsOf(route);
  if (actual.length !== declared.length) return;
  const canonical = `/${actual.map((part, index) => fixed(declared[index]) ?? part).join('/')}`;
  if (canonical === path) return;
  throw redirect({ href: new URL(canonical, 'https://path.invalid').pathname + search, statusCode: 308 });
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function fixed(part: string | undefined): string | undefined {
  return part?.includes('$') ? undefined : part;
}
