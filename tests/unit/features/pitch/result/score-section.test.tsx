// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ScoreSection } from '#app/features/pitch/result/score-section';
import { score } from '../pitches';
import { show } from '../shown';
import { first } from './versions';

afterEach(cleanup);

test('sums up in words, without a score out of anything but the checks', async () => {
  await show(<ScoreSection version={first} />);
  expect(screen.getByRole('status').textContent).toBe('11 of 14 checks passed');
});

test('tells all fourteen: weak ones first and open, then those to judge, then those passed', async () => {
  const { part } = await show(<ScoreSection version={first} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'To look at again',
    'For you to judge',
    'Passed',
  ]);
  const checks = [...part.querySelectorAll('details')];
  expect(checks).toHaveLength(14);
  expect(checks.slice(0, 3).map((check) => check.querySelector('summary')?.textContent)).toEqual([
    'Plain words',
    'Easy to say',
    'Easy to repeat',
  ]);
  expect(checks.filter((check) => check.open)).toEqual(checks.slice(0, 2));
});

test('quotes the weak line, where it stands, the better one, and why, in the language of the pitch', async () => {
  await show(<ScoreSection version={first} />);
  const check = within(checkNamed('Plain words'));
  expect(check.getByText('In the 30-second pitch')).toBeTruthy();
  for (const text of ['Une offre révolutionnaire.', 'Une offre.', 'Trop.']) {
    expect(check.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('fr');
  }
  expect(check.getByText('Better')).toBeTruthy();
});

test('without a reason of its own, a weak line has that of its check', async () => {
  await show(<ScoreSection version={first} />);
  const check = within(checkNamed('Easy to say'));
  expect(check.getByText('As it is')).toBeTruthy();
  expect(check.getByText(/Every sentence fits in one breath/)).toBeTruthy();
  expect(check.queryByText('Better')).toBeNull();
});

test('says that it is being worked out while it is', async () => {
  await show(<ScoreSection version={{ ...first, score: undefined }} />);
  expect(screen.getByRole('status').textContent).toBe('The score card is being worked out.');
});

test('a pitch that was never scored has no score card', async () => {
  const { part } = await show(<ScoreSection version={{ ...first, score }} />);
  expect(part.textContent).toBe('');
});

function checkNamed(name: string): HTMLElement {
  const check = screen.getByText(name).closest('details');
  if (!check) throw new Error(`No check ${name}`);
  return check;
}
