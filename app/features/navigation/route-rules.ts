import { redirect } from '@tanstack/react-router';

import { findRedirect } from './redirect.functions';
import { type Passage, routeMiddleware, type RouteMiddlewareName } from './route-middleware';

declare module '@tanstack/react-router' {
  // Merged into the router's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface StaticDataRouteOption {
    /** What runs before the route, and those below it, are shown. */
    middleware?: readonly RouteMiddlewareName[];
    /** Names of the server's rules that may send a visitor of the route elsewhere. */
    redirects?: readonly string[];
  }
}

type Match = {
  fullPath: unknown;
  params: unknown;
  staticData: { middleware?: readonly RouteMiddlewareName[]; redirects?: readonly string[] };
};

/**
 * What the routes of a page ask for before it is shown, for `beforeLoad`: first their middleware, then the server's
 * redirects. Throws a redirect or "not found" where the page is not to be shown; an absolute target makes the browser
 * leave for it.
 */
export function passRules(
  matches: readonly Match[],
  { pathname, searchStr }: { pathname: string; searchStr: string },
): Promise<void> | undefined {
  const page = matches.at(-1);
  const passage = {
    path: pathname,
    search: searchStr,
    params: Object.values(page?.params ?? {}),
    route: String(page?.fullPath),
  } satisfies Passage;
  const { middleware, redirects } = rulesOf(matches);
  for (const name of middleware) routeMiddleware[name](passage);
  return redirects.length > 0 ? followRedirects(redirects, pathname + searchStr) : undefined;
}

function rulesOf(matches: readonly Match[]) {
  return {
    middleware: matches.flatMap(({ staticData }) => staticData.middleware ?? []),
    redirects: matches.flatMap(({ staticData }) => staticData.redirects ?? []),
  };
}

async function followRedirects(rules: string[], address: string): Promise<void> {
  const moved = await findRedirect({ data: { rules, address } }).catch((error: unknown) => {
    // The address may still be a page: a rule that cannot be asked is no reason to show none.
    console.warn('redirects', error);
    return undefined;
  });
  if (moved) throw redirect({ href: moved.to, statusCode: moved.status });
}
