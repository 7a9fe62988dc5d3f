import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Picture } from '#app/components/ui/picture';

const remote = { url: 'https://images.example/uploads/sea.jpg', alt: 'The sea', width: 1200, height: 800 };

test('offers the widths of the screens up to the original’s own, through the proxy', () => {
  const image = show(remote);
  expect(image.srcset.split(', ').map((candidate) => candidate.split(' ')[1])).toEqual([
    '320w',
    '640w',
    '768w',
    '1024w',
  ]);
  expect(image.srcset).toContain('/_ipx/f_auto,w_640/https://images.example/uploads/sea.jpg 640w');
  expect(image.sizes).toBe('100vw');
});

test('keeps its place by the width and height of the original', () => {
  const { width, height } = show(remote);
  expect([width, height]).toEqual([1200, 800]);
});

test('supposes a shape where the original’s is not known', () => {
  const { width, height } = show({ url: remote.url, alt: '' });
  expect([width, height]).toEqual([1600, 900]);
});

test('a small original is offered as large as it is', () => {
  expect(show({ ...remote, width: 200, height: 100 }).srcset).toMatch(/w_320\S+ 200w$/);
});

test('waits until it is nearly seen, unless it has priority', () => {
  expect(show(remote).getAttribute('loading')).toBe('lazy');
  cleanup();
  const first = show(remote, true);
  expect(first.getAttribute('loading')).toBe('eager');
  expect(first.getAttribute('fetchpriority')).toBe('high');
});

test('a raster file of the site goes through the proxy, a drawing does not', () => {
  expect(show({ ...remote, url: '/articles/sea.png' }).srcset).toContain(
    '/_ipx/f_auto,w_320/articles/sea.png 320w',
  );
  cleanup();
  const drawing = show({ ...remote, url: '/articles/sea.svg' });
  expect(drawing.srcset).toBe('');
  expect(drawing.getAttribute('src')).toBe('/articles/sea.svg');
});

test('an address with spaces and a query stays one candidate', () => {
  const { srcset } = show({ ...remote, url: 'https://images.example/a b/é.jpg?version=2' });
  expect(srcset).toContain('/https://images.example/a%20b/%C3%A9.jpg 320w');
});

test('a picture that never comes leaves its place and its words, and one that comes after all is shown', () => {
  const image = show(remote);
  fireEvent.error(image);
  expect(image.parentElement?.hasAttribute('data-failed')).toBe(true);
  expect(image.style.aspectRatio).toBe('1200 / 800');
  expect(screen.getByRole('img', { name: 'The sea' })).toBe(image);
  fireEvent.load(image);
  expect(image.parentElement?.hasAttribute('data-failed')).toBe(false);
});

test('another picture in the place of one that failed gets its own chance', () => {
  const { rerender } = render(<Picture image={remote} sizes="100vw" />);
  const image = screen.getByRole('img');
  fireEvent.error(image);
  rerender(<Picture image={{ ...remote, url: '/other.png' }} sizes="100vw" />);
  expect(image.parentElement?.hasAttribute('data-failed')).toBe(false);
});

function show(image: { url: string; alt: string; width?: number; height?: number }, priority = false) {
  const { container } = render(<Picture image={image} sizes="100vw" priority={priority} />);
  const element = container.querySelector('img');
  if (!element) throw new Error('No picture');
  return element;
}
