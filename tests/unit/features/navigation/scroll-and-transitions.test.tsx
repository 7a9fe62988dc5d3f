import { expect, test, vi } from 'vitest';

import { scrollAndTransitions } from '#app/features/navigation/scroll-and-transitions';

test('a hash is scrolled to smoothly, a new page starts at once where it should', () => {
  less(false);
  const options = scrollAndTransitions();
  expect(options.defaultHashScrollIntoView.behavior).toBe('smooth');
  expect(options.scrollRestorationBehavior).toBe('instant');
});

test('the page that the server sent stays where it is; the next ones are scrolled', () => {
  const { scrollRestoration } = scrollAndTransitions();
  expect([scrollRestoration(), scrollRestoration(), scrollRestoration()]).toEqual([false, true, true]);
});

test('nothing moves for whoever asked for less motion, also when they ask later', () => {
  less(false);
  const options = scrollAndTransitions();
  less(true);
  expect(options.defaultHashScrollIntoView.behavior).toBe('instant');
  expect(options.defaultViewTransition.types({ fromLocation: {}, pathChanged: true })).toBe(false);
});

test('pages fade into each other; an anchor, a search and the first page do not', () => {
  less(false);
  const { types } = scrollAndTransitions().defaultViewTransition;
  expect(types({ fromLocation: {}, pathChanged: true })).toEqual(['page']);
  expect(types({ fromLocation: {}, pathChanged: false })).toBe(false);
  expect(types({ pathChanged: true })).toBe(false);
});

function less(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }));
}
