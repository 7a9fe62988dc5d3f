import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { LanguageSwitch } from '#app/components/layout/frame/language-switch';
import { WithWords } from '../../with-words';

afterEach(() => {
  vi.restoreAllMocks();
});

test('keeps the choice in a cookie instead of following the link', () => {
  expect(pressed('Français')).toBe('kept here');
  expect(document.cookie).toContain('lang=fr');
});

test('where no cookie is kept, the link leads to the page in that language', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(pressed('Français')).toBe('left to the browser');
});

/** Presses a language; what is left to the browser goes no further, since jsdom loads no page. */
function pressed(name: string): string {
  render(
    <WithWords>
      <LanguageSwitch />
    </WithWords>,
  );
  let answer = '';
  const look = (event: Event) => {
    answer = event.defaultPrevented ? 'kept here' : 'left to the browser';
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  fireEvent.click(screen.getByRole('link', { name: new RegExp(name) }));
  return answer;
}
