// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { SpokenPitch } from '#app/features/pitch/result/spoken-pitch';
import { pitch } from '../pitches';
import { show } from '../shown';

afterEach(cleanup);

test('starts at thirty seconds, in the language of the pitch', async () => {
  await show(<SpokenPitch pitch={pitch} lang="fr" />);
  expect(selected()).toBe('30 seconds');
  const panel = screen.getByRole('tabpanel', { name: '30 seconds' });
  expect(panel.querySelector('blockquote')?.lang).toBe('fr');
  expect(panel.querySelectorAll('blockquote p')).toHaveLength(2);
});

test('a press on a duration shows it', async () => {
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  await userEvent.click(screen.getByRole('tab', { name: '90 seconds' }));
  expect(screen.getByRole('tabpanel').textContent).toContain('Ninety seconds about herbs.');
});

test('the arrows go round, Home and End to the ends; the focus goes along', async () => {
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  screen.getByRole('tab', { name: '30 seconds' }).focus();
  const keys = ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{ArrowLeft}'];
  const seen: string[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    expect(document.activeElement?.textContent).toBe(selected());
    seen.push(selected());
  }
  expect(seen.map((name) => Number.parseInt(name, 10))).toEqual([60, 90, 15, 90, 15, 90]);
});

test('other keys are left to the browser', async () => {
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  screen.getByRole('tab', { name: '30 seconds' }).focus();
  await userEvent.keyboard('{ArrowDown}x');
  expect(selected()).toBe('30 seconds');
});

test('only the chosen tab is in the tab order', async () => {
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});

test('says how many words it has and how long they take', async () => {
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  expect(screen.getByText('8 words · about 3 seconds aloud')).toBeTruthy();
});

test('copies the text of the chosen duration', async () => {
  const user = userEvent.setup();
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toBe('Thirty seconds about herbs.\n\nAnd a second paragraph.');
});

test('a duration copied says so no longer once another is chosen', async () => {
  const user = userEvent.setup();
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  await user.click(screen.getByRole('tab', { name: '60 seconds' }));
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeTruthy();
});

function selected(): string {
  return screen.getByRole('tab', { selected: true }).textContent ?? '';
}
