// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { PitchScreen } from '#app/features/pitch/result/pitch-screen';
import type { PitchSnapshot } from '#app/features/pitch/snapshot';
import { show } from '../shown';
import { announced } from './server-line';
import { first, refined, scored, second } from './versions';

type Shown = { data: { id: string; version: number } };

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  getPitch: vi.fn<() => Promise<PitchSnapshot | null>>(),
  showVersion: vi.fn<(call: Shown) => Promise<{ ok: boolean }>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

beforeEach(() => {
  vi.resetAllMocks();
});
afterEach(cleanup);

const page = (
  <Suspense>
    <PitchScreen id={scored.id} />
  </Suspense>
);
const undone: PitchSnapshot = { ...refined, shown: 1, revision: 13 };
const button = (name: string) => screen.findByRole('button', { name });

test('undo goes back to what the shown version was made from, and says so', async () => {
  functions.getPitch.mockResolvedValueOnce(refined).mockResolvedValue(undone);
  functions.showVersion.mockResolvedValue({ ok: true });
  const { part } = await show(page);
  const undo = await button('Undo: shorter');
  await userEvent.click(undo);
  expect(functions.showVersion).toHaveBeenCalledWith({ data: { id: refined.id, version: 1 } });
  await screen.findByText('Shown now: original.');
  expect(announced()).toContain('Shown now: original.');
  expect(part.textContent).toContain('Thirty seconds about herbs.');
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(undo);
});

test('redo goes forth again', async () => {
  functions.getPitch.mockResolvedValueOnce(undone).mockResolvedValue({ ...refined, revision: 14 });
  functions.showVersion.mockResolvedValue({ ok: true });
  await show(page);
  await userEvent.click(await button('Redo: shorter'));
  expect(functions.showVersion).toHaveBeenCalledWith({ data: { id: refined.id, version: 2 } });
  expect(await screen.findByText('Shown now: shorter.')).toBeTruthy();
});

test('what cannot be undone or redone answers no press', async () => {
  functions.getPitch.mockResolvedValue(refined);
  await show(page);
  const redo = await button('Redo');
  expect(redo.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(redo);
  expect(functions.showVersion).not.toHaveBeenCalled();
});

test('a turn that fails says so', async () => {
  functions.getPitch.mockResolvedValue(refined);
  functions.showVersion.mockResolvedValue({ ok: false });
  await show(page);
  await userEvent.click(await button('Undo: shorter'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The version could not be shown. Please try again.',
  );
});

test('the list tells every version, what was asked and from which, and shows any of them', async () => {
  const third = {
    ...second,
    version: 3,
    parent: 2,
    asked: { kind: 'goal', goal: 'team' },
  } as const;
  const failed = { ...third, version: 4, status: 'failed', pitch: undefined } as const;
  functions.getPitch.mockResolvedValue({ ...refined, versions: [first, second, third, failed] });
  functions.showVersion.mockResolvedValue({ ok: true });
  await show(page);
  const versions = await button('Versions (4)');
  expect(versions.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(versions);
  await screen.findByText('3. For future teammates');
  const list = document.getElementById(versions.getAttribute('aria-controls') ?? '');
  if (!list) throw new Error('No list of versions');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '1. OriginalShow this one',
    '2. ShorterFrom version 1Shown',
    '3. For future teammatesFrom version 2Show this one',
    '4. For future teammatesFrom version 2Not written',
  ]);
  const [, , item] = items;
  if (!item) throw new Error('No third version');
  await userEvent.click(within(item).getByRole('button', { name: 'Show this one' }));
  expect(functions.showVersion).toHaveBeenCalledWith({ data: { id: refined.id, version: 3 } });
});

test('a version asked for in a manner that is no longer offered keeps its name', async () => {
  const asked = { kind: 'manner', manner: 'more-concrete' } as const;
  functions.getPitch.mockResolvedValue({ ...refined, versions: [first, { ...second, asked }] });
  await show(page);
  expect(await button('Undo: more concrete')).toBeTruthy();
});

test('with the original alone there is nothing to turn', async () => {
  functions.getPitch.mockResolvedValue(scored);
  await show(page);
  await screen.findByRole('heading', { name: 'Refine' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Versions/ })).toBeNull();
});

test('a refined version can be compared with the original', async () => {
  functions.getPitch.mockResolvedValue(refined);
  await show(page);
  await userEvent.click(await button('Compare with the original'));
  expect((await screen.findByRole('region', { name: 'Original' })).textContent).toContain('about herbs.');
});
