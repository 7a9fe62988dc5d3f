import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi, onTestFinished } from 'vitest';

import { ToastProvider } from '#app/components/ui/overlays/toast';
import { PitchForm } from '#app/features/pitch/form/pitch-form';
import { listPitches, rememberPitch } from '#app/features/pitch/history/history';
import type { Brief } from '#app/features/pitch/brief-schema';
import { ok, type Result } from '#app/lib/result';
import { show } from '#tests/unit/show';
import { servePlaces } from './fields/serve-places';

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  createPitch: vi.fn<() => Promise<Result<string>>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

const id = 'FirstFirstFirstFirstFi';
const brief: Brief = {
  category: 'service',
  description: 'We mend bicycles at night.',
  goal: 'users',
  distributedIn: ['FR'],
  usedBy: 'People who ride to work',
};

beforeEach(() => {
  servePlaces();
  // What jsdom has not.
  HTMLElement.prototype.scrollIntoView = () => {};
  rememberPitch({ id, brief, lang: 'en' });
});

const page = (
  <ToastProvider>
    <Suspense>
      <PitchForm />
    </Suspense>
  </ToastProvider>
);
const described = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Describe your/ }).value;
const startAgain = async () => {
  await userEvent.click(await screen.findByText('Your earlier pitches (1)'));
  await userEvent.click(screen.getByRole('button', { name: 'Start again from this brief' }));
};

test('an earlier brief fills the form, which gets the focus', async () => {
  await show(page);
  await screen.findByRole('form');
  await startAgain();
  await vi.waitFor(() => expect(described()).toBe(brief.description));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A service' }).checked).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('form'));
  expect(await screen.findByText(/The form now contains the brief of that pitch/)).toBeTruthy();
});

test('what was written before can be brought back', async () => {
  await show(page);
  await screen.findByRole('form');
  await userEvent.type(screen.getByRole('textbox', { name: /Describe your/ }), 'Mine');
  await vi.waitFor(() => expect(sessionStorage.getItem('brief-draft')).toContain('Mine'));
  await startAgain();
  await vi.waitFor(() => expect(described()).toBe(brief.description));
  await userEvent.click(screen.getByRole('button', { name: 'Bring back what I had written' }));
  await vi.waitFor(() => expect(described()).toBe('Mine'));
  expect(screen.queryByRole('button', { name: 'Bring back what I had written' })).toBeNull();
});

test('a form that held nothing has nothing to bring back', async () => {
  await show(page);
  await screen.findByRole('form');
  await startAgain();
  await vi.waitFor(() => expect(described()).toBe(brief.description));
  expect(screen.queryByRole('button', { name: 'Bring back what I had written' })).toBeNull();
});

test('a brief that cannot be sent for want of a network stays, and the page says so', async () => {
  functions.createPitch.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  sessionStorage.setItem('brief-draft', JSON.stringify({ ...brief, madeIn: '', messagesAndValues: '' }));
  await show(page);
  await screen.findByRole('form');
  await vi.waitFor(() => expect(described()).toBe(brief.description));
  await userEvent.click(screen.getByRole('button', { name: 'Write my pitch' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You are offline/);
  expect(functions.createPitch).toHaveBeenCalledWith(
    expect.objectContaining({ signal: expect.any(AbortSignal) }),
  );
  expect(described()).toBe(brief.description);
});

test('a brief that is sent is remembered', async () => {
  localStorage.clear();
  const made = 'SecondSecondSecondSeco';
  functions.createPitch.mockResolvedValue(ok(made));
  sessionStorage.setItem('brief-draft', JSON.stringify({ ...brief, madeIn: '', messagesAndValues: '' }));
  await show(page);
  await screen.findByRole('form');
  await vi.waitFor(() => expect(described()).toBe(brief.description));
  await userEvent.click(screen.getByRole('button', { name: 'Write my pitch' }));
  await vi.waitFor(() => expect(listPitches()).toMatchObject([{ id: made, brief }]));
  await act(async () => {});
});
