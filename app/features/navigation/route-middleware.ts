import { redirect } from '@tanstack/react-router';

import { isCleanText } from '#app/lib/text';
import { noSuchPage } from './no-such-page';

/** A page that is about to be shown; `search` with its question mark, `route` as its file declares it (`/actus/$slug`). */
export type Passage = { path: string; search: string; params: readonly unknown[]; route: string };

/** Longer than any slug, identifier or name in an address, in characters. */
const maxParam = 200;

/** What a route may name in `staticData.middleware`: each lets a page pass, or throws what comes in its place. */
export const routeMiddleware = {
  'sound-params': refuseUnsoundParams,
  'one-address': keepOneAddress,
} as const;

export type RouteMiddlewareName = keyof typeof routeMiddleware;

/** A parameter that no page can have, over-long or with control characters, makes the address none. */
function refuseUnsoundParams({ path, search, params, route }: Passage): void {
  if (route.endsWith('/$')) return;
  const values = params.filter((value) => typeof value === 'string');
  if (values.some((value) => value.length > maxParam || !isCleanText(value))) noSuchPage(path + search);
}

/** `/Contact/` is `/contact`: a page has one address, with its parameters as they were written. */
function keepOneAddress({ path, search, route }: Passage): void {
  const given = segmentsOf(path);
  const declared = segmentsOf(route);
  if (given.length !== declared.length) return;
  const own = `/${given.map((part, index) => fixed(declared[index]) ?? part).join('/')}`;
  if (own === path) return;
  throw redirect({ href: new URL(own, 'https://path.invalid').pathname + search, statusCode: 308 });
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function fixed(part: string | undefined): string | undefined {
  return part?.includes('$') ? undefined : part;
}
