import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { PitchScreen } from '#app/features/pitch/result/pitch-screen';
import type { PitchSnapshot } from '#app/features/pitch/snapshot';
import { ok, refused, type Result } from '#app/lib/result';
import { show } from '#tests/unit/show';
import { announced } from '../../server-line';
import { first, refined, scored, second } from '../../versions';

type Shown = { data: { id: string; version: number } };

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  getPitch: vi.fn<() => Promise<Result<PitchSnapshot, 'missing'>>>(),
  showVersion: vi.fn<(call: Shown) => Promise<Result<undefined, 'missing' | 'too-many'>>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

beforeEach(() => {
  vi.resetAllMocks();
});

const page = (
  <Suspense>
    <PitchScreen id={scored.id} />
  </Suspense>
);
const undone: PitchSnapshot = { ...refined, shown: 1, revision: 13 };
const button = (name: string) => screen.findByRole('button', { name });

test('undo goes back to what the shown version was made from, and says so', async () => {
  functions.getPitch.mockResolvedValueOnce(ok(refined)).mockResolvedValue(ok(undone));
  functions.showVersion.mockResolvedValue(ok(undefined));
  const { part } = await show(page);
  const undo = await button('Undo: shorter');
  await userEvent.click(undo);
  await screen.findByText('Undone: shorter.');
  expect(functions.showVersion).toHaveBeenCalledWith({
    data: { id: refined.id, version: 1 },
    signal: expect.any(AbortSignal),
  });
  expect(announced()).toContain('Undone: shorter.');
  expect(part.textContent).toContain('Thirty seconds about herbs.');
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(undo);
});

test('undo is told as such also where the last wish had changed nothing', async () => {
  const same = { ...second, version: 3, parent: 2, status: 'unchanged', pitch: undefined } as const;
  const versions = [...refined.versions, same];
  functions.getPitch.mockResolvedValueOnce(ok({ ...refined, versions }));
  functions.getPitch.mockResolvedValue(ok({ ...undone, versions }));
  functions.showVersion.mockResolvedValue(ok(undefined));
  await show(page);
  await userEvent.click(await button('Undo: shorter'));
  await screen.findByText('Undone: shorter.');
  expect(announced()).not.toContain('Nothing to change');
});

test('over the limit, undo says when to go on', async () => {
  functions.getPitch.mockResolvedValue(ok(refined));
  functions.showVersion.mockResolvedValue({ ok: false, error: 'too-many', retryAfter: 40 });
  await show(page);
  await userEvent.click(await button('Undo: shorter'));
  expect((await screen.findByRole('alert')).textContent).toContain('You can go on in 40 seconds.');
});

test('redo goes forth again', async () => {
  functions.getPitch.mockResolvedValueOnce(ok(undone)).mockResolvedValue(ok({ ...refined, revision: 14 }));
  functions.showVersion.mockResolvedValue(ok(undefined));
  await show(page);
  await userEvent.click(await button('Redo: shorter'));
  expect(functions.showVersion).toHaveBeenCalledWith({
    data: { id: refined.id, version: 2 },
    signal: expect.any(AbortSignal),
  });
  expect(await screen.findByText('Done again: shorter.')).toBeTruthy();
});

test('what cannot be undone or redone answers no press', async () => {
  functions.getPitch.mockResolvedValue(ok(refined));
  await show(page);
  const redo = await button('Redo');
  expect(redo.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(redo);
  expect(functions.showVersion).not.toHaveBeenCalled();
});

test('a turn that fails says so', async () => {
  functions.getPitch.mockResolvedValue(ok(refined));
  functions.showVersion.mockResolvedValue(refused('missing'));
  await show(page);
  await userEvent.click(await button('Undo: shorter'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The version could not be shown. Please try again.',
  );
});

test('the list tells every version by what was done and when, and from which, and shows any of them', async () => {
  const third = {
    ...second,
    version: 3,
    parent: 2,
    refinement: { kind: 'goal', goal: 'team' },
  } as const;
  const incubator = { kind: 'goal', goal: 'incubator' } as const;
  const failed = { ...third, version: 4, refinement: incubator, status: 'failed', pitch: undefined } as const;
  functions.getPitch.mockResolvedValue(ok({ ...refined, versions: [first, second, third, failed] }));
  functions.showVersion.mockResolvedValue(ok(undefined));
  await show(page);
  await userEvent.click(await screen.findByText(/versions \(4\)$/));
  const list = (await screen.findByText('For future teammates')).closest('ol');
  if (!list) throw new Error('No list of versions');
  const items = within(list).getAllByRole('listitem');
  const time = within(list).getAllByText(/January/)[0]?.textContent;
  expect(time).toBe(
    new Date(first.createdAt).toLocaleString('en-GB', {
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }),
  );
  expect(items.map((item) => item.textContent)).toEqual([
    `Original${time}Show this one`,
    `Shorter${time}Shown`,
    `For future teammates${time}Show this one`,
    `For an incubator${time} · from: shorterNot written`,
  ]);
  const [, , item] = items;
  if (!item) throw new Error('No third version');
  await userEvent.click(within(item).getByRole('button', { name: 'Show this one' }));
  expect(functions.showVersion).toHaveBeenCalledWith({
    data: { id: refined.id, version: 3 },
    signal: expect.any(AbortSignal),
  });
});

test('a version asked for in a tone that is no longer offered keeps its name', async () => {
  const refinement = { kind: 'tone', tone: 'more-concrete' } as const;
  functions.getPitch.mockResolvedValue(ok({ ...refined, versions: [first, { ...second, refinement }] }));
  await show(page);
  expect(await button('Undo: more concrete')).toBeTruthy();
});

test('with the original alone there is nothing to turn', async () => {
  functions.getPitch.mockResolvedValue(ok(scored));
  await show(page);
  await screen.findByRole('heading', { name: 'Refine' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByText(/versions/)).toBeNull();
});

test('a refined version can be compared with the original', async () => {
  functions.getPitch.mockResolvedValue(ok(refined));
  await show(page);
  await userEvent.click(await button('Compare with the original'));
  expect((await screen.findByRole('region', { name: 'Original' })).textContent).toContain('about herbs.');
});

test('where a version says the same as the original, the comparison says so', async () => {
  functions.getPitch.mockResolvedValue(ok(refined));
  await show(page);
  await userEvent.click(await screen.findByRole('tab', { name: '60 seconds' }));
  await userEvent.click(await button('Compare with the original'));
  expect(await screen.findByText('Identical: the original and this version say the same here.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Original' })).toBeNull();
  expect(within(screen.getByRole('tabpanel')).getAllByText('Sixty seconds about herbs.')).toHaveLength(1);
});
