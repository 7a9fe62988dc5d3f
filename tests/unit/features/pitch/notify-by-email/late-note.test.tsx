import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { ToastProvider } from '#app/components/ui/overlays/toast';
import { PitchScreen } from '#app/features/pitch/result/pitch-screen';
import { type PitchView, publicSnapshotOf } from '#app/features/pitch/snapshot';
import { ok, type Result } from '#app/lib/result';
import { generating } from '../pitches';
import { announced, createLine } from '../server-line';
import { show } from '#tests/unit/show';

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  getPitch: vi.fn<() => Promise<Result<PitchView, 'missing'>>>(),
  watchPitch: vi.fn<() => Promise<Response>>(),
  leaveEmail: vi.fn<(call: { data: { id: string; email: string } }) => Promise<{ ok: boolean }>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

beforeEach(() => {
  vi.resetAllMocks();
});

const late = { ...generating, late: true };

async function openPage(snapshot: PitchView) {
  const line = createLine();
  functions.getPitch.mockResolvedValue(ok(snapshot));
  functions.watchPitch.mockImplementation(line.read);
  await show(
    <ToastProvider>
      <Suspense>
        <PitchScreen id={generating.id} />
      </Suspense>
    </ToastProvider>,
  );
  return line;
}

const heading = () => screen.findByRole('heading', { name: 'It takes longer than usual' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Your email/ });

test('a maker whose pitch hangs is told, and can leave an address while it goes on', async () => {
  const line = await openPage(generating);
  expect(screen.queryByRole('textbox')).toBeNull();
  await line.show(late);
  expect(await heading()).toBeTruthy();
  expect(announced()).toContain('It takes longer than usual');
  functions.leaveEmail.mockResolvedValue({ ok: true });
  await userEvent.type(field(), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send it to this email' }));
  expect(await screen.findByText(/sent to the address you left/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Your pitch is being written' })).toBeTruthy();
});

test('a maker is told that the address is registered, also when the stream was faster to show it', async () => {
  const line = await openPage(late);
  await heading();
  const answer = Promise.withResolvers<{ ok: boolean }>();
  functions.leaveEmail.mockReturnValue(answer.promise);
  await userEvent.type(field(), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send it to this email' }));
  await line.show({ ...generating, awaited: true, revision: 3 });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  answer.resolve({ ok: true });
  expect(await screen.findByText('Your request has been registered.')).toBeTruthy();
});

test('a step that ends does not take away the address that is being typed', async () => {
  const line = await openPage(late);
  await heading();
  await userEvent.type(field(), 'ada@exa');
  await line.show({ ...generating, revision: 3 });
  expect(field().value).toBe('ada@exa');
});

test('others are told too, and offered nothing', async () => {
  await openPage(publicSnapshotOf(late));
  expect(await screen.findByRole('heading', { name: 'This pitch takes longer than it should' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
