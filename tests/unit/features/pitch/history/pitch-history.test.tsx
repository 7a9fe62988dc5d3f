import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { listPitches, rememberPitch } from '#app/features/pitch/history/history';
import { forgetPitch, namePitch } from '#app/features/pitch/history/change-history';
import { PitchHistory } from '#app/features/pitch/history/pitch-history';
import type { Brief } from '#app/features/pitch/brief-schema';
import { show } from '#tests/unit/show';

const brief: Brief = {
  category: 'product',
  description: 'A planter that grows herbs.',
  goal: 'users',
  distributedIn: ['FR'],
  usedBy: 'People without a garden',
};
const first = 'FirstFirstFirstFirstFi';
const second = 'SecondSecondSecondSeco';

const onStartAgain = vi.fn<(brief: Brief) => void>();
const onDelete = vi.fn<(id: string) => Promise<boolean>>();
const history = <PitchHistory onStartAgain={onStartAgain} onDelete={onDelete} />;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2027-01-15T23:30:00Z'), toFake: ['Date'] });
  rememberPitch({ id: first, brief: { ...brief, description: 'An earlier one.' }, lang: 'en' });
  rememberPitch({ id: second, brief, lang: 'en' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('is nothing where no pitch was made', async () => {
  localStorage.clear();
  const { part } = await show(history);
  expect(part.textContent).toBe('');
});

test('is nothing where what is stored is not ours', async () => {
  localStorage.setItem('pitch-history', '[{"id": 1}]');
  const { part } = await show(history);
  expect(part.textContent).toBe('');
});

test('leads to each pitch, the newest first, and says where the list is', async () => {
  await show(history);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [brief.description, `/agents/elevator-pitch/${second}`],
    ['An earlier one.', `/agents/elevator-pitch/${first}`],
  ]);
  expect(screen.getByText('This list is kept in this browser only.')).toBeTruthy();
});

test.each([
  ['en', /^Future users, \d+ January 2027 at \d+:30$/],
  ['fr', /^De futurs utilisateurs, \d+ janvier 2027 à \d+:30$/],
  ['es', /^Futuros usuarios, \d+ de enero de 2027 a las \d+:30$/],
] as const)('says whom each was for, and when, as one does in %s', async (locale, facts) => {
  const { part } = await show(history, { locale });
  await screen.findAllByRole('link');
  const said = part.querySelector('time')?.parentElement?.textContent;
  expect(said?.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(facts);
});

test('follows what this tab and the others change', async () => {
  await show(history);
  await screen.findAllByRole('link');
  act(() => namePitch(second, 'Des herbes sans jardin.', 'fr'));
  expect(screen.getByRole('link', { name: 'Des herbes sans jardin.' }).lang).toBe('fr');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pitch-history' })));
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('gives back the whole brief', async () => {
  await show(history);
  await userEvent.click(within(await entry(brief.description)).getByRole('button', { name: /Start again/ }));
  expect(onStartAgain).toHaveBeenCalledWith(brief);
});

test('deletes after a question, at the server and then here', async () => {
  onDelete.mockResolvedValue(true);
  await show(history);
  await askToDelete();
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await expect.poll(() => screen.queryByText(brief.description)).toBeNull();
  expect(onDelete).toHaveBeenCalledWith(second);
  expect(listPitches().map(({ id }) => id)).toEqual([first]);
  expect(document.activeElement).toBe(screen.getByText('Your earlier pitches (1)'));
});

test('the last one takes the list with it, and the focus goes to the content', async () => {
  forgetPitch(first);
  onDelete.mockResolvedValue(true);
  await show(<main tabIndex={-1}>{history}</main>);
  await askToDelete();
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await expect.poll(() => screen.queryByText('Your earlier pitches (1)')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('keeps a pitch whose maker thinks better of it', async () => {
  await show(history);
  await askToDelete();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(listPitches()).toHaveLength(2);
});

test.each([
  ['refuses', () => Promise.resolve(false)],
  ['is away', () => Promise.reject(new Error('away'))],
])('says so next to the pitch when the server %s, and can then drop it here', async (_, answer) => {
  onDelete.mockImplementation(answer);
  await show(history);
  await askToDelete();
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  const failed = within(await entry(brief.description));
  expect((await failed.findByRole('alert')).textContent).toContain('could not be deleted');
  expect(listPitches()).toHaveLength(2);
  await userEvent.click(failed.getByRole('button', { name: 'Remove it from this list only' }));
  expect(listPitches().map(({ id }) => id)).toEqual([first]);
});

async function entry(title: string): Promise<HTMLElement> {
  const item = (await screen.findByRole('link', { name: title })).closest('li');
  if (!item) throw new Error('No entry');
  return item;
}

async function askToDelete() {
  await userEvent.click(within(await entry(brief.description)).getByRole('button', { name: 'Delete' }));
}
