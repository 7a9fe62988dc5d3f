// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Disclosure } from '#app/components/layout/frame/disclosure';

afterEach(cleanup);

// What each engine calls when a link of the open menu is pressed: Safari focuses no link.
test.each(['link', 'group'] as const)('a menu stays open while the focus goes to its %s', (next) => {
  render(
    <Disclosure summary="Menu" floating>
      <a href="/a">A</a>
    </Disclosure>,
  );
  const menu = screen.getByRole('group');
  menu.setAttribute('open', '');
  fireEvent.focusOut(screen.getByText('Menu'), { relatedTarget: screen.getByRole(next) });
  expect(menu.hasAttribute('open')).toBe(true);
  // What can take the focus of a press, and is no stop of the keyboard.
  expect(menu.tabIndex).toBe(-1);
  fireEvent.focusOut(screen.getByText('Menu'), { relatedTarget: null });
  expect(menu.hasAttribute('open')).toBe(false);
});
