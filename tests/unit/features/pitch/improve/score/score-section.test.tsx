import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ScoreSection } from '#app/features/pitch/improve/score/score-section';
import { score } from '../../pitches';
import { show } from '#tests/unit/show';
import { first } from '../../versions';

const proof = 'No fact backs it up.';
const speakable = 'Part of it is hard to say aloud.';

test('sums up in words, without a score out of anything but the checks', async () => {
  await show(<ScoreSection version={first} />);
  expect(screen.getByRole('status').textContent).toBe('7 of 10 checks passed');
});

test('tells all ten: what it does first, then what is not so yet, then what to judge', async () => {
  const { part } = await show(<ScoreSection version={first} />);
  const titles = screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent);
  expect(titles).toEqual(['It does', 'Not yet', 'For you to judge']);
  const verdicts = [...part.querySelectorAll('li > p:first-child')].map((verdict) => verdict.textContent);
  expect(verdicts).toHaveLength(10);
  expect([verdicts[0], ...verdicts.slice(7)]).toEqual([
    'It says at once what it is and who it is for.',
    proof,
    speakable,
    'Does your listener learn what changes before how it works?',
  ]);
  const marks = [...part.querySelectorAll('[aria-hidden] > [data-verdict]')];
  expect(marks.map((mark) => mark.getAttribute('data-verdict'))).toEqual([
    ...Array(7).fill('good'),
    'weak',
    'weak',
    'unknown',
  ]);
});

test('praises nothing that is not so yet, and asks nothing of what is', async () => {
  const checks = first.score?.checks.map(({ check }) => ({ check, verdict: 'weak' }) as const) ?? [];
  const { part } = await show(
    <ScoreSection version={{ ...first, score: { checks, weakPoints: [], questions: [] } }} />,
  );
  expect(part.textContent).not.toContain('A fact backs it up.');
  cleanup();
  const met = checks.map(({ check }) => ({ check, verdict: 'good' }) as const);
  const { part: praise } = await show(
    <ScoreSection version={{ ...first, score: { checks: met, weakPoints: [], questions: [] } }} />,
  );
  expect(praise.textContent).toContain('A fact backs it up.');
  expect(praise.textContent).not.toMatch(/Not yet|For you to judge|\?/);
});

test('quotes a fact that is left out as the description has it', async () => {
  const line = [{ text: 'Une mèche nourrit les racines' }];
  await show(
    <ScoreSection
      version={{
        ...first,
        score: {
          checks: [{ check: 10, verdict: 'weak' }],
          weakPoints: [{ check: 10, duration: 30, line }],
          questions: [],
        },
      }}
    />,
  );
  expect(screen.getByText('In your description')).toBeTruthy();
  expect(screen.queryByText('In the 30-second pitch')).toBeNull();
});

test('quotes the weak line, where it stands, the better one, and why, in the language of the pitch', async () => {
  await show(<ScoreSection version={first} />);
  const check = within(checkSaying(proof));
  expect(check.getByText('In the 30-second pitch')).toBeTruthy();
  for (const text of ['Une offre révolutionnaire.', 'Une offre.', 'Trop.']) {
    expect(check.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('fr');
  }
  expect(check.getByText('Better')).toBeTruthy();
});

test('says the one thing to do, also where a weak line has no reason of its own', async () => {
  await show(<ScoreSection version={first} />);
  const check = within(checkSaying(speakable));
  expect(check.getByText('As it is')).toBeTruthy();
  expect(check.getByText('Say it in two shorter sentences.')).toBeTruthy();
  expect(check.queryByText('Better')).toBeNull();
});

test('says that it is being worked out while it is', async () => {
  await show(<ScoreSection version={{ ...first, score: undefined }} />);
  expect(screen.getByRole('status').textContent).toBe('The scorecard is being worked out.');
});

test('a pitch that was never scored has no score card', async () => {
  const { part } = await show(<ScoreSection version={{ ...first, score }} />);
  expect(part.textContent).toBe('');
});

function checkSaying(words: string): HTMLElement {
  const check = screen.getByText(words).closest('li');
  if (!check) throw new Error(`No check says ${words}`);
  return check;
}
