import { redirect } from '@tanstack/react-router';

import { matchRedirect } from '#app/lib/match-redirect';
import type { BuildManifest } from './build-manifest';
import { type Navigation, routeMiddleware, type RouteMiddlewareName } from './route-middleware';

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

/** The rule whose table is in the manifest. */
const movedRule = 'moved';

type Match = {
  fullPath: unknown;
  params: unknown;
  staticData: { middleware?: readonly RouteMiddlewareName[]; redirects?: readonly string[] };
};

/**
 * For `beforeLoad`: runs the middleware of the matched routes, then their redirect rules. Throws what comes
 * instead. Of the rules, the server is not asked for the one that the manifest of the build holds.
 */
export function passRules(
  matches: readonly Match[],
  { pathname, searchStr }: { pathname: string; searchStr: string },
  manifest?: Pick<BuildManifest, 'redirects'>,
): Promise<void> | undefined {
  const page = matches.at(-1);
  const passage = {
    path: pathname,
    search: searchStr,
    params: Object.values(page?.params ?? {}),
    route: String(page?.fullPath),
  } satisfies Navigation;
  const { middleware, redirects } = rulesOf(matches);
  for (const name of middleware) routeMiddleware[name](passage);
  const moved =
    manifest && redirects.includes(movedRule)
      ? matchRedirect(manifest.redirects, pathname, searchStr)
      : undefined;
  if (moved) throw redirect({ href: moved, statusCode: 301 });
  const asked = manifest ? redirects.filter((name) => name !== movedRule) : redirects;
  return asked.length > 0 ? followRedirects(asked, pathname + searchStr) : undefined;
}

function rulesOf(matches: readonly Match[]) {
  return {
    middleware: matches.flatMap(({ staticData }) => staticData.middleware ?? []),
    redirects: matches.flatMap(({ staticData }) => staticData.redirects ?? []),
  };
}

async function followRedirects(rules: string[], address: string): Promise<void> {
  const { findRedirect } = await import('./redirect.functions');
  const moved = await findRedirect({ data: { rules, address } }).catch((error: unknown) => {
    // The address may still be a page.
    console.warn('redirects', error);
    return undefined;
  });
  if (moved?.value) throw redirect({ href: moved.value.to, statusCode: moved.value.status });
}
