import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  isRedirect,
} from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';

import { noSuchPage } from '#app/features/navigation/no-such-page';
import { passRules } from '#app/features/navigation/route-rules';
import { ok } from '#app/lib/result';

const { findRedirect } = vi.hoisted(() => ({ findRedirect: vi.fn<() => Promise<unknown>>() }));
vi.mock('#app/features/navigation/redirect.functions', () => ({ findRedirect }));

beforeEach(() => {
  findRedirect.mockReset().mockResolvedValue(ok(undefined));
});

test('a page at its own address is shown', async () => {
  expect(await visit('/contact?lang=fr')).toBe('/contact?lang=fr');
  expect(await visit('/actus/Caf%C3%A9-au-lait')).toBe('/actus/Caf%C3%A9-au-lait');
  expect(findRedirect).not.toHaveBeenCalled();
});

test.each([
  ['/Contact/', '/contact'],
  ['/contact//', '/contact'],
  ['/ACTUS/Slug-A/?page=2', '/actus/Slug-A?page=2'],
])('%s is %s', async (written, own) => {
  expect(await visit(written)).toBe(own);
});

test.each([
  '/no-such-page',
  '/no/such/page?x=1',
  `/actus/${'x'.repeat(201)}`,
  '/actus/a%00b',
  '/actus/%E2%80%AEgnp.exe',
])('%s is no page', async (address) => {
  const last = await visit(address);
  expect(last.startsWith('/404?from=')).toBe(true);
});

test('the not-found page is told the address with its query', async () => {
  const last = await visit('/no-such-page?q=a&lang=fr');
  expect(new URL(last, 'http://x').searchParams.get('from')).toBe('/no-such-page?q=a&lang=fr');
});

test('an address that the server’s rules know leads on', async () => {
  findRedirect.mockResolvedValueOnce(ok({ to: '/actus/old?x=1', status: 301 }));
  expect(await visit('/old?x=1')).toBe('/actus/old?x=1');
  expect(findRedirect).toHaveBeenCalledExactlyOnceWith({ data: { rules: ['moved'], address: '/old?x=1' } });
});

test('an absolute target is a full page navigation', async () => {
  findRedirect.mockResolvedValueOnce(ok({ to: 'https://pay.example/x', status: 302 }));
  const match = { fullPath: '/x', params: {}, staticData: { redirects: ['moved'] } };
  const thrown: unknown = await Promise.resolve(passRules([match], { pathname: '/x', searchStr: '' })).catch(
    (error: unknown) => error,
  );
  expect(isRedirect(thrown) && router('/').resolveRedirect(thrown).options.reloadDocument).toBe(true);
});

test('an address that moved by the manifest of the build leads on without a question', () => {
  const match = { fullPath: '/$', params: {}, staticData: { redirects: ['moved'] } };
  const pass = (pathname: string) =>
    passRules([match], { pathname, searchStr: '?x=1' }, { redirects: { '/bot': '/services/chatbot' } });
  expect(() => pass('/Bot/')).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ href: '/services/chatbot?x=1' }) }),
  );
  expect(pass('/other')).toBeUndefined();
  expect(findRedirect).not.toHaveBeenCalled();
});

test('rules that cannot be asked are no reason to show nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  findRedirect.mockRejectedValueOnce(new Error('offline'));
  const last = await visit('/no-such-page');
  expect(last.startsWith('/404?from=')).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});

/** Where the server's router leads a visitor who follows its redirects; to its own address when the page is shown. */
async function visit(address: string, hops = 0): Promise<string> {
  if (hops > 3 || address.startsWith('/404?')) return address;
  const visited = router(address);
  await visited.load();
  // Where the framework's own server finds it.
  // oxlint-disable-next-line no-underscore-dangle
  const result = visited._serverResult;
  const next = result?.type === 'redirect' ? result.redirect.headers.get('location') : null;
  return next === null ? address : visit(next, hops + 1);
}

function router(address: string) {
  const root = createRootRoute();
  const app = createRoute({
    getParentRoute: () => root,
    id: '_app',
    staticData: { middleware: ['validate-params', 'canonical-url'] },
    beforeLoad: ({ matches, location }) => passRules(matches, location),
  });
  const page = (path: string) => createRoute({ getParentRoute: () => app, path });
  const unknown = createRoute({
    getParentRoute: () => app,
    path: '$',
    staticData: { redirects: ['moved'] },
    loader: ({ location }) => noSuchPage(location.publicHref),
  });
  const pages = [page('/'), page('/contact'), page('/404'), page('/actus'), page('/actus/$slug'), unknown];
  return createRouter({
    routeTree: root.addChildren([app.addChildren(pages)]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
}
