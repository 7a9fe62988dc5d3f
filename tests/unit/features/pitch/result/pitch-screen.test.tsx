import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { PitchScreen } from '#app/features/pitch/result/pitch-screen';
import type { PitchSnapshot } from '#app/features/pitch/snapshot';
import { ok, refused, type Result } from '#app/lib/result';
import { generating, ready, said } from '../pitches';
import { show } from '#tests/unit/show';
import { announced, createLine } from '../server-line';
import { card, first } from '../versions';

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  getPitch: vi.fn<() => Promise<Result<PitchSnapshot, 'missing'>>>(),
  watchPitch: vi.fn<() => Promise<Response>>(),
  retryPitch: vi.fn<() => Promise<{ ok: boolean }>>(),
  deletePitch: vi.fn<(call: { data: { id: string } }) => Promise<{ ok: boolean }>>(),
  sendFeedback: vi.fn<() => Promise<{ ok: boolean; error?: string }>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

beforeEach(() => {
  vi.resetAllMocks();
});

const page = (
  <Suspense>
    <PitchScreen id={generating.id} />
  </Suspense>
);

describe('a pitch that is being made', () => {
  test('grows step by step, and then is there', async () => {
    const line = createLine();
    functions.getPitch.mockResolvedValue(ok(generating));
    functions.watchPitch.mockImplementation(line.read);
    await show(page);
    expect(await screen.findByRole('heading', { name: 'Your pitch is being written' })).toBeTruthy();
    expect(announced()).toContain('3/6 Analysing distribution challenges');
    const findings = [...generating.findings, { step: 3 as const, finding: [said('La France.')] }];
    await line.show({ ...generating, findings, revision: 3 });
    expect(await screen.findByText('La France.')).toBeTruthy();
    expect(announced()).toContain('4/6 Taking manufacturing location into account');
    await line.show({ ...ready, findings, revision: 4 });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your free elevator pitch is here' }),
    ).toBeTruthy();
    expect(announced()).toContain('Your free elevator pitch is here');
  });

  test('shows all that was found so far when it was told of some steps at once', async () => {
    const line = createLine();
    functions.getPitch.mockResolvedValue(ok(generating));
    functions.watchPitch.mockImplementation(line.read);
    await show(page);
    const more = ([3, 4, 5] as const).map((step) => ({ step, finding: [said(`Found in step ${step}.`)] }));
    await line.show({ ...generating, findings: [...generating.findings, ...more], revision: 5 });
    for (const step of [3, 4, 5]) expect(await screen.findByText(`Found in step ${step}.`)).toBeTruthy();
    expect(announced()).toContain('6/6');
  });

  test('says that the line is lost, and no longer once it is back', async () => {
    const line = createLine();
    functions.getPitch.mockResolvedValue(ok(generating));
    functions.watchPitch.mockResolvedValueOnce(new Response('')).mockImplementation(line.read);
    await show(page);
    expect(await screen.findByText(/The connection was lost/)).toBeTruthy();
    await line.say({ kind: 'heartbeat' });
    await waitFor(() => expect(screen.queryByText(/The connection was lost/)).toBeNull());
  });

  test('that is deleted meanwhile is gone', async () => {
    const line = createLine();
    functions.getPitch.mockResolvedValue(ok(generating));
    functions.watchPitch.mockImplementation(line.read);
    await show(page);
    await line.say({ kind: 'gone' });
    expect(await screen.findByRole('heading', { name: 'There is no pitch at this address' })).toBeTruthy();
  });
});

test('an address without a pitch says so', async () => {
  functions.getPitch.mockResolvedValue(refused('missing'));
  await show(page);
  expect(await screen.findByRole('heading', { name: 'There is no pitch at this address' })).toBeTruthy();
  expect(functions.watchPitch).not.toHaveBeenCalled();
});

describe('a pitch that failed', () => {
  test('keeps what was found, and its maker can send it to work again', async () => {
    const line = createLine();
    functions.getPitch.mockResolvedValueOnce(ok({ ...generating, status: 'failed', revision: 3 }));
    functions.getPitch.mockResolvedValue(ok({ ...generating, revision: 4 }));
    functions.retryPitch.mockResolvedValue({ ok: true });
    functions.watchPitch.mockImplementation(line.read);
    await show(page);
    expect(await screen.findByText('C’est une jardinière.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your pitch is being written' })).toBeTruthy();
  });

  test('says so when even the retry fails', async () => {
    functions.getPitch.mockResolvedValue(ok({ ...generating, status: 'failed' }));
    functions.retryPitch.mockRejectedValue(new Error('away'));
    await show(page);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('please try again');
  });
});

describe('a pitch that is ready', () => {
  test('opens no line to the server', async () => {
    functions.getPitch.mockResolvedValue(ok(ready));
    await show(page);
    await screen.findByRole('heading', { level: 1, name: 'Your free elevator pitch is here' });
    expect(functions.watchPitch).not.toHaveBeenCalled();
  });

  test('follows the line while its score card is being worked out', async () => {
    const line = createLine();
    functions.getPitch.mockResolvedValue(ok({ ...ready, versions: [{ ...first, score: undefined }] }));
    functions.watchPitch.mockImplementation(line.read);
    await show(page);
    expect(await screen.findByText('The scorecard is being worked out.')).toBeTruthy();
    await line.show({ ...ready, versions: [{ ...first, score: card }], revision: 9 });
    expect(await screen.findByText('7 of 10 checks passed')).toBeTruthy();
    expect(announced()).toContain('7 of 10 checks passed');
  });

  test('is marked as generated by AI where a model wrote it, and only there', async () => {
    functions.getPitch.mockResolvedValue(ok({ ...ready, engine: 'model' }));
    const { part } = await show(page);
    expect(await screen.findAllByText('Generated by AI')).not.toEqual([]);
    expect(part.textContent).toContain('written by a language model, from what you wrote.');
    cleanup();
    functions.getPitch.mockResolvedValue(ok(ready));
    await show(page);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Generated by AI')).toBeNull();
  });

  test('says that rules wrote it, and in whose language', async () => {
    functions.getPitch.mockResolvedValue(ok({ ...ready, quotedLang: 'de' }));
    const { part } = await show(page);
    await screen.findByText(/our own program, without a language model/);
    expect(part.textContent).toContain('Your brief is in another language');
  });

  test.each([
    ['en', 'ru', 'Your description is in another script (Cyrillic)'],
    ['fr', 'he', 'Votre description est dans une autre écriture (hébreu)'],
    ['es', 'und-Taml', 'Su descripción está en un sistema de escritura (tamil) distinto'],
  ] as const)(
    'says of a description in another script that it is quoted (%s, %s)',
    async (locale, quotedLang, note) => {
      functions.getPitch.mockResolvedValue(ok({ ...ready, quotedLang }));
      const { part } = await show(page, { locale });
      await screen.findByRole('heading', { level: 1 });
      expect(part.textContent).toContain(note);
    },
  );

  test('can be deleted after a question', async () => {
    functions.getPitch.mockResolvedValue(ok(ready));
    functions.deletePitch.mockResolvedValue({ ok: true });
    const { router } = await show(page);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this pitch' }));
    expect(functions.deletePitch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/agents/elevator-pitch'));
    expect(functions.deletePitch).toHaveBeenCalledWith({
      data: { id: ready.id },
      signal: expect.any(AbortSignal),
    });
  });

  test('that could not be deleted says so', async () => {
    functions.getPitch.mockResolvedValue(ok(ready));
    functions.deletePitch.mockResolvedValue({ ok: false });
    await show(page);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this pitch' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('The pitch could not be deleted. Please try again.')).toBeTruthy();
  });

  test('asks for a word of feedback, and thanks for it', async () => {
    functions.getPitch.mockResolvedValue(ok(ready));
    functions.sendFeedback.mockResolvedValue({ ok: true });
    await show(page);
    await userEvent.click(await screen.findByRole('button', { name: 'Useful' }));
    await userEvent.type(screen.getByRole('textbox', { name: /A word on why/ }), '  Short.  ');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Thank you\. Your answer has been saved/)).toBeTruthy();
    expect(functions.sendFeedback).toHaveBeenCalledWith({
      data: { id: ready.id, useful: true, comment: 'Short.' },
      signal: expect.any(AbortSignal),
    });
  });

  test('keeps the word when it could not be stored', async () => {
    functions.getPitch.mockResolvedValue(ok(ready));
    functions.sendFeedback.mockResolvedValue({ ok: false, error: 'unavailable' });
    await show(page);
    await userEvent.click(await screen.findByRole('button', { name: 'Not useful' }));
    await userEvent.type(screen.getByRole('textbox', { name: /A word on why/ }), 'Too long.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Your answer could not be saved/)).toBeTruthy();
    expect(screen.getByDisplayValue('Too long.')).toBeTruthy();
  });
});
