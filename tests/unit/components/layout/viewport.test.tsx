// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useRoomFor, useViewport, ViewportProvider } from '#app/components/layout/viewport';
import type { Viewport } from '#app/lib/viewport';

let width = 1100;
let queries: { media: string; target: EventTarget }[] = [];

beforeEach(() => {
  queries = [];
  vi.stubGlobal('matchMedia', (media: string) => {
    const target = new EventTarget();
    queries.push({ media, target });
    const least = Number(/([\d.]+)rem/.exec(media)?.[1]) * 16;
    return Object.defineProperty(target, 'matches', { get: () => width >= least });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each<[number, Viewport]>([
  [280, 'mobile'],
  [320, 'mobile'],
  [375, 'mobileMedium'],
  [425, 'mobileWide'],
  [767, 'mobileWide'],
  [768, 'tablet'],
  [1024, 'desktop'],
  [1280, 'desktopMedium'],
  [1600, 'desktopWide'],
])('a window of %i px is %s, and the next page is told', (pixels, viewport) => {
  width = pixels;
  render(<Shown initial="desktop" />);
  expect(screen.getByRole('paragraph').textContent).toBe(viewport);
  expect(document.cookie).toContain(`viewport=${viewport}`);
});

test('it follows the window', () => {
  width = 1100;
  render(<Shown initial="desktop" />);
  act(() => resize(400));
  expect(screen.getByRole('paragraph').textContent).toBe('mobileMedium');
  expect(document.cookie).toContain('viewport=mobileMedium');
});

test('the browser first repeats what the server rendered, then corrects it, without complaint', async () => {
  width = 400;
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Shown initial="desktop" />);
  expect(place.textContent).toBe('desktop');
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <Shown initial="desktop" />, { onRecoverableError: (error) => recovered.push(error) }),
  );
  expect(place.textContent).toBe('mobileMedium');
  expect(recovered).toEqual([]);
  expect(complain).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
});

test('on a first visit the server has both layouts, later the one there is room for', async () => {
  expect(renderToString(<Layouts />)).toContain('<i>bar</i><b>drawer</b>');
  expect(renderToString(<Layouts initial="desktopMedium" />)).toBe('<i>bar</i>');
  expect(renderToString(<Layouts initial="tablet" />)).toBe('<b>drawer</b>');
  width = 400;
  render(<Layouts />);
  expect(document.body.textContent).toBe('drawer');
});

test('where nothing can be measured both stay, and no cookie is written', () => {
  vi.unstubAllGlobals();
  document.cookie = 'viewport=; Max-Age=0';
  render(<Layouts />);
  expect(document.body.textContent).toBe('bardrawer');
  expect(document.cookie).not.toContain('viewport');
});

function Layouts({ initial }: { initial?: Viewport }) {
  return (
    <ViewportProvider initial={initial}>
      <BarOrDrawer />
    </ViewportProvider>
  );
}

function BarOrDrawer() {
  const room = useRoomFor('desktop');
  return (
    <>
      {room !== false && <i>bar</i>}
      {room !== true && <b>drawer</b>}
    </>
  );
}

function Shown({ initial }: { initial: Viewport }) {
  return (
    <ViewportProvider initial={initial}>
      <Name />
    </ViewportProvider>
  );
}

function Name() {
  return <p>{useViewport()}</p>;
}

function resize(pixels: number) {
  width = pixels;
  for (const { target } of queries) target.dispatchEvent(new Event('change'));
}
