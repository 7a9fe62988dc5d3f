import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Disclosure } from '#app/components/layout/frame/disclosure';

test('a press on a link of the menu leaves the focus where it is, so that the menu stays until the click', () => {
  render(
    <Disclosure summary="Menu" floating>
      <a href="/a">A</a>
    </Disclosure>,
  );
  const menu = screen.getByRole('group');
  menu.setAttribute('open', '');
  const press = createEvent.mouseDown(screen.getByRole('link'));
  fireEvent(screen.getByRole('link'), press);
  expect(press.defaultPrevented).toBe(true);
  const elsewhere = createEvent.mouseDown(screen.getByText('Menu'));
  fireEvent(screen.getByText('Menu'), elsewhere);
  expect(elsewhere.defaultPrevented).toBe(false);
  fireEvent.focusOut(screen.getByText('Menu'), { relatedTarget: null });
  expect(menu.hasAttribute('open')).toBe(false);
});
