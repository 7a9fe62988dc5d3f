import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useRoomFor, ViewportProvider } from '#app/components/layout/document/viewport';
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
  vi.unstubAllGlobals();
});

test.each<[number, Viewport, string]>([
  [280, 'mobile', 'drawer'],
  [320, 'mobile', 'drawer'],
  [375, 'mobileMedium', 'drawer'],
  [425, 'mobileWide', 'drawer'],
  [767, 'mobileWide', 'drawer'],
  [768, 'tablet', 'drawer'],
  [1023, 'tablet', 'drawer'],
  [1024, 'desktop', 'bar'],
  [1280, 'desktopMedium', 'bar'],
  [1600, 'desktopWide', 'bar'],
])(
  'a window of %i px is %s, which has room for the %s, and the next page is told',
  (pixels, name, layout) => {
    width = pixels;
    render(<Layouts initial="desktop" />);
    expect(document.body.textContent).toBe(layout);
    expect(document.cookie.split('; ')).toContain(`viewport=${name}`);
  },
);

test('it follows the window', () => {
  width = 1100;
  render(<Layouts initial="desktop" />);
  expect(document.body.textContent).toBe('bar');
  act(() => resize(400));
  expect(document.body.textContent).toBe('drawer');
  expect(document.cookie).toContain('viewport=mobileMedium');
});

test('the browser first repeats what the server rendered, then corrects it, without complaint', async () => {
  width = 400;
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Layouts initial="desktop" />);
  expect(place.textContent).toBe('bar');
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <Layouts initial="desktop" />, {
      onRecoverableError: (error) => recovered.push(error),
    }),
  );
  expect(place.textContent).toBe('drawer');
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

function resize(pixels: number) {
  width = pixels;
  for (const { target } of queries) target.dispatchEvent(new Event('change'));
}
