import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Rehearsal } from '#app/features/pitch/rehearsal/rehearsal';
import { pitch, said, shortPitch } from '../pitches';
import { show } from '#tests/unit/show';

const text = [
  said('Herbs grow on walls. They need no soil.'),
  said('Seven words make the last sentence longer.'),
];
const rehearsal = <Rehearsal pitch={{ ...pitch, spoken: { ...pitch.spoken, 15: text } }} lang="en" />;

/** The other one is the pace. */
const countdown = () => screen.getAllByRole('status').at(-1)?.textContent;

beforeEach(() => {
  preferStill(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('says what the keys do, and that nothing is recorded', async () => {
  await show(rehearsal);
  await userEvent.click(screen.getByRole('button', { name: 'Rehearse' }));
  expect(await screen.findByText('Nothing is recorded, nothing leaves this device.')).toBeTruthy();
  const dialog = screen.getByRole('dialog', { name: 'Rehearse your pitch' });
  for (const key of ['Space', '←', '→', '↑', '↓', 'Home', 'Esc']) expect(dialog.textContent).toContain(key);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '30 seconds' }).checked).toBe(true);
});

test('offers the durations that the pitch fills alone', async () => {
  await show(<Rehearsal pitch={shortPitch} lang="en" />);
  await userEvent.click(screen.getByRole('button', { name: 'Rehearse' }));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '15 seconds' })).checked).toBe(true);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

test('counts down, goes through the text, and tells the time', async () => {
  await start();
  expect(countdown()).toBe('3');
  expect(current()).toBe('Herbs grow on walls.');
  pass(1100);
  expect(countdown()).toBe('2');
  pass(2000);
  expect(countdown()).toBe('');
  expect(screen.getByRole('timer').textContent).toBe('Time left: 7 seconds');
  pass(1700);
  expect(current()).toBe('They need no soil.');
  pass(1700);
  expect(current()).toBe('Seven words make the last sentence longer.');
  pass(3100);
  const result = screen.getByRole('heading', { name: 'The text has ended' });
  expect(document.activeElement).toBe(result);
  expect(screen.getByText('The text ran for').parentElement?.textContent).toBe('The text ran for6 seconds');
  expect(screen.getByText('Target time').parentElement?.textContent).toBe('Target time15 seconds');
});

test('is led by the keys as soon as it starts', async () => {
  await start();
  pass(3100);
  await userEvent.keyboard('{ArrowRight}');
  expect(current()).toBe('They need no soil.');
  await userEvent.keyboard('{ArrowLeft}');
  expect(current()).toBe('Herbs grow on walls.');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(screen.getByText('Pace: 110%')).toBeTruthy();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Go on' })).toBeTruthy();
  pass(5000);
  expect(current()).toBe('Herbs grow on walls.');
  await userEvent.keyboard(' {Home}');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  expect(countdown()).toBe('3');
});

test('can be done by buttons, which leave the focus on the text', async () => {
  await start();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sentence forward' }));
  expect(current()).toBe('They need no soil.');
  await userEvent.click(screen.getByRole('button', { name: 'Sentence back' }));
  expect(current()).toBe('Herbs grow on walls.');
  await userEvent.click(screen.getByRole('button', { name: 'Slower' }));
  expect(screen.getByText('Pace: 90%')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your text' }));
});

test('a button that has the focus answers the space bar itself', async () => {
  await start();
  screen.getByRole('button', { name: 'Faster' }).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByText('Pace: 110%')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
});

test('the text grows and shrinks within bounds', async () => {
  await start();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  const larger = screen.getByRole('button', { name: 'Larger text' });
  await userEvent.click(larger);
  expect(larger.getAttribute('aria-disabled')).toBe('false');
  await userEvent.click(larger);
  await userEvent.click(larger);
  expect(larger.getAttribute('aria-disabled')).toBe('true');
  expect(larger.closest<HTMLElement>('[data-size]')?.dataset.size).toBe('4');
});

test('starts again, with the focus on the text', async () => {
  await start();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(countdown()).toBe('3');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your text' }));
});

test('begins anew with another length', async () => {
  await start();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await userEvent.click(screen.getByRole('button', { name: 'Another length' }));
  expect(screen.getByRole('group', { name: 'How long do you have?' })).toBeTruthy();
});

test('shows one sentence after the other to whoever wants nothing to move', async () => {
  preferStill(true);
  await start();
  expect(screen.queryByText('Seven words make the last sentence longer.')).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  expect(current()).toBe('They need no soil.');
  expect(screen.queryByText('Herbs grow on walls.')).toBeNull();
  const shown = screen.getByRole('group', { name: 'Your text' }).querySelector<HTMLElement>('[lang]');
  expect(shown?.style.translate).toBe('');
});

/** Opens the dialog and starts the text of fifteen seconds; from then on the test moves the clock. */
async function start() {
  await show(rehearsal);
  await userEvent.click(screen.getByRole('button', { name: 'Rehearse' }));
  await userEvent.click(await screen.findByRole('radio', { name: '15 seconds' }));
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
}

function pass(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

function current(): string | undefined {
  return document.querySelector('[aria-current]')?.textContent;
}

function preferStill(matches: boolean) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
}
