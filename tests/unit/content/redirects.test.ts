import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { allowedHosts, redirects } from '#app/content/redirects';
import { routeTree } from '#app/routeTree.gen';
import { redirectFor } from '#app/server/http/request/redirects';
import { isSafeTarget } from '#app/server/http/request/safe-target';

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: {
    queryClient: new QueryClient(),
    i18n: setupI18n(),
    locale: 'en',
    siteUrl: 'http://localhost:3000',
  },
});

const rules = Object.entries(redirects).map(([from, to]) => ({ from, to }));

test.each(rules)('$from is a path that can be looked up', ({ from }) => {
  const plain = from.replace(/\/\{id\}$/, '');
  expect(plain).toMatch(/^(?:\/[^/{}?#]+)+$/);
  expect(plain).toBe(plain.toLowerCase());
});

test.each(rules)(
  '$from leads to $to: a page of this site, at once, which fills in what the rule knows',
  ({ from, to }) => {
    const target = to.replace('{id}', 'X1');
    expect(from.endsWith('/{id}') || !/[{}]/.test(to)).toBe(true);
    expect(target).not.toMatch(/[{}?#]/);
    expect(isSafeTarget(target, { origins: [], hosts: allowedHosts })).toBe(true);
    expect(redirectFor(target, '')).toBeUndefined();
    const [, , route] = router.getMatchedRoutes(target);
    expect(route).toBeDefined();
    expect(route?.fullPath).not.toBe('/$');
  },
);

test.each(rules)('$from hides no page', ({ from }) => {
  const [, , route] = router.getMatchedRoutes(from.replace('{id}', 'X1'));
  expect(route?.fullPath).toBe('/$');
});
