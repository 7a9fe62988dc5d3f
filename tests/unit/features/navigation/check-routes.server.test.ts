import { createRootRoute, createRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';

import { checkRoutes } from '#app/features/navigation/check-routes.server';
import { routeTree } from '#app/routeTree.gen';

test('the routes of the site name what exists', () => {
  expect(() => checkRoutes(routeTree)).not.toThrow();
});

test('a middleware or a redirect rule that nobody defines stops the boot, with the route that names it', () => {
  const root = createRootRoute();
  const layout = createRoute({
    getParentRoute: () => root,
    id: 'layout',
    staticData: { redirects: ['gone'] },
  });
  const page = createRoute({ getParentRoute: () => layout, path: '/page' });
  // What the type check would refuse.
  Object.assign(page.options, { staticData: { middleware: ['validate-params', 'guard'] } });
  const tree = root.addChildren([layout.addChildren([page])]);
  expect(() => checkRoutes(tree)).toThrow('unknown redirect rule gone');
  expect(() => checkRoutes(tree)).toThrow('unknown middleware guard');
  expect(() => checkRoutes(tree)).not.toThrow('validate-params');
});
