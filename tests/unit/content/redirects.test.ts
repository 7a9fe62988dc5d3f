import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { redirects } from '#app/content/redirects';
import { routeTree } from '#app/routeTree.gen';

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

test.each(redirects.filter(({ to }) => to.startsWith('/')))('$from leads to a page: $to', ({ to }) => {
  const [, , route] = router.getMatchedRoutes(to.replace('{id}', 'X1'));
  expect(route?.fullPath).not.toBe('/$');
  expect(route).toBeDefined();
});

test.each(redirects)('$from hides no page', ({ from }) => {
  const [, , route] = router.getMatchedRoutes(from.replace('{id}', 'X1'));
  expect(route?.fullPath).toBe('/$');
});
