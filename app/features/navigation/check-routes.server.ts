import type { AnyRoute } from '@tanstack/react-router';

import { isRedirectRule } from './redirect.server';
import { routeMiddleware } from './route-middleware';

/** Product 2.5. */
export function checkRoutes(root: AnyRoute): void {
  const faults = branchOf(root).flatMap(({ id, options: { staticData } }) => [
    ...strings(staticData?.middleware)
      .filter((name) => !Object.hasOwn(routeMiddleware, name))
      .map((name) => `${id}: unknown middleware ${name}`),
    ...strings(staticData?.redirects)
      .filter((name) => !isRedirectRule(name))
      .map((name) => `${id}: unknown redirect rule ${name}`),
  ]);
  if (faults.length > 0) throw new Error(`Routes that cannot be kept:\n${faults.join('\n')}`);
}

function branchOf(route: AnyRoute): AnyRoute[] {
  const children: AnyRoute[] = Object.values(route.children ?? {});
  return [route, ...children.flatMap(branchOf)];
}

function strings(names: readonly string[] | undefined): readonly string[] {
  return names ?? [];
}
