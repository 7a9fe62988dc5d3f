import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  HeadContent,
  type RouteComponent,
  Scripts,
} from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { createElement as make, lazy, type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { PageResponse } from '#app/server/http/page-response';
import { renderPage } from '#app/server/http/render-page';

afterEach(() => vi.restoreAllMocks());

function Shell({ children }: { children: ReactNode }) {
  return make(
    'html',
    { lang: 'fr' },
    make('head', null, make(HeadContent)),
    make('body', null, children, make(Scripts)),
  );
}

/** What a site of this one page answers. */
function answerOf(component: RouteComponent): Promise<Response> {
  const createOne = () =>
    createRouter({
      routeTree: createRootRoute({ component, shellComponent: Shell }),
      history: createMemoryHistory(),
      isServer: true,
    });
  return createRequestHandler({ request: new Request('https://verbe.test/'), createRouter: createOne })(
    renderPage,
  );
}

function latePart() {
  return lazy(() => Promise.resolve({ default: () => make('p', null, 'Enfin') }));
}

it('is one document, with what the browser needs to take it over', async () => {
  const answer = await answerOf(() => make('main', null, 'Bonjour'));
  expect(answer).toBeInstanceOf(PageResponse);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  const html = await answer.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">.*<main>Bonjour<\/main>.*<\/html>$/s);
  expect(html).toContain('$_TSR.router=');
});

it('waits for a part whose code is not there yet, on the first page and on the second', async () => {
  const Late = latePart();
  const Page = () => make(Suspense, { fallback: '…' }, make(Late));
  for (const html of [await (await answerOf(Page)).text(), await (await answerOf(Page)).text()]) {
    expect(html).toContain('<p>Enfin</p>');
    expect(html).not.toContain('…');
    expect(html.match(/\$_TSR\.router=/g)).toHaveLength(1);
  }
});

it('waits for a part without a place of its own, too', async () => {
  const Late = latePart();
  expect(await (await answerOf(() => make(Late))).text()).toContain('<p>Enfin</p>');
});

it('is none where it cannot be rendered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = answerOf(() => make('br', null, 'words'));
  await expect(broken).rejects.toThrow();
});
