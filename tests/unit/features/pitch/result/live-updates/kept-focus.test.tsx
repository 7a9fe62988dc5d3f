import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { PitchScreen } from '#app/features/pitch/result/pitch-screen';
import type { PitchSnapshot } from '#app/features/pitch/snapshot';
import { ok, refused, type Result } from '#app/lib/result';
import { generating, ready } from '../../pitches';
import { show } from '#tests/unit/show';
import { announced, createLine } from '../../server-line';

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  getPitch: vi.fn<() => Promise<Result<PitchSnapshot, 'missing'>>>(),
  watchPitch: vi.fn<() => Promise<Response>>(),
  deletePitch: vi.fn<() => Promise<{ ok: boolean }>>(),
  sendFeedback: vi.fn<() => Promise<{ ok: boolean }>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

beforeEach(() => {
  vi.resetAllMocks();
});

const page = (
  <main tabIndex={-1}>
    <Suspense>
      <PitchScreen id={generating.id} />
    </Suspense>
  </main>
);

test('a focus that goes with the steps goes to the content when the pitch is there', async () => {
  const line = await beingMade();
  screen.getByRole('button', { name: 'Delete this pitch' }).focus();
  await line.show(ready);
  await screen.findByRole('heading', { level: 1, name: 'Your free elevator pitch is here' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a focus elsewhere stays where it is', async () => {
  const line = await beingMade();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await line.show(ready);
  await screen.findByRole('heading', { level: 1, name: 'Your free elevator pitch is here' });
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('a failure is said politely', async () => {
  const line = await beingMade();
  await line.show({ ...generating, status: 'failed', revision: 3 });
  await screen.findByRole('heading', { level: 1, name: 'Oops, the pitch could not be finished' });
  expect(announced()).toContain('Oops, the pitch could not be finished');
});

test('a pitch that another tab has deleted is found gone, and its page says so under the focus', async () => {
  functions.getPitch.mockResolvedValueOnce(ok(ready)).mockResolvedValue(refused('missing'));
  functions.deletePitch.mockResolvedValue({ ok: false });
  await show(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete this pitch' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  const title = await screen.findByRole('heading', { name: 'There is no pitch at this address' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('the thanks for a word of feedback take over the focus of its form', async () => {
  functions.getPitch.mockResolvedValue(ok(ready));
  functions.sendFeedback.mockResolvedValue({ ok: true });
  await show(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Useful' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const thanks = await screen.findByText(/Thank you\. Your answer has been saved/);
  await waitFor(() => expect(document.activeElement).toBe(thanks));
});

async function beingMade() {
  const line = createLine();
  functions.getPitch.mockResolvedValue(ok(generating));
  functions.watchPitch.mockImplementation(line.read);
  await show(page);
  await screen.findByRole('heading', { name: 'Your pitch is being written' });
  return line;
}
