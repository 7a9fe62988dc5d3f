import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { QuickSearch } from '#app/features/search/quick-search/quick-search';
import type { Hit, SearchResult } from '#app/features/search/search';
import { ok } from '#app/lib/result';
import { show } from '#tests/unit/show';

type Asked = { data: { q: string; quick: boolean }; signal?: AbortSignal };

const { ask } = vi.hoisted(() => ({ ask: vi.fn<(asked: Asked) => Promise<SearchResult>>() }));
vi.mock('#app/features/search/search.functions', () => ({ getSearchResult: ask }));

beforeEach(() => {
  ask.mockReset();
  ask.mockImplementation(async ({ data }) => (data.q === 'xyz' ? nothing : something));
});

const hit = (path: string, title: string, hash?: string): Hit => ({
  path,
  hash,
  title: [{ text: title, hit: true }],
  excerpt: [],
  lang: 'en',
});
const nothing = ok({ total: 0, groups: [] });
const something: SearchResult = ok({
  total: 3,
  groups: [
    { kind: 'page', hits: [hit('/cgu', 'Terms'), hit('/cgu', 'Withdrawal', 'retractation')] },
    { kind: 'article', hits: [hit('/actus/eliza', 'ELIZA')] },
  ],
});

async function opened() {
  const user = userEvent.setup();
  const { router } = await show(<QuickSearch />);
  await user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Search this site' });
  await user.click(input);
  return { user, input, router };
}

function pointedAt(input: HTMLElement) {
  const id = input.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
}

test('without scripts the button is a link to the search page', async () => {
  await show(<QuickSearch />);
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/recherche');
});

test('the button opens the dialog', async () => {
  const user = userEvent.setup();
  await show(<QuickSearch />);
  await user.click(screen.getByRole('link', { name: 'Search' }));
  expect(await screen.findByRole('dialog', { name: 'Search this site' })).toBeDefined();
});

test('the shortcut opens it, and its text is what takes the focus', async () => {
  const { input } = await opened();
  expect(input.hasAttribute('autofocus')).toBe(true);
});

test('once its code is there it opens before the next key', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('hits come while one types, by kinds, and their number is said', async () => {
  const { user, input } = await opened();
  await user.type(input, 'eli');
  const list = await screen.findByRole('listbox', { name: 'Results' });
  expect(within(within(list).getByRole('group', { name: 'Pages' })).getAllByRole('option')).toHaveLength(2);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^3 results/));
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(input.getAttribute('aria-controls')).toBe(list.id);
});

test('typing on asks once, for the last of it, and breaks off what was asked before', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  ask.mockImplementation(({ data, signal }) => {
    signals.push(signal);
    return data.q === 'eli' ? new Promise<SearchResult>(() => {}) : Promise.resolve(something);
  });
  const { user, input } = await opened();
  await user.type(input, 'eli');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  // Both at once: how fast a machine types is not asked here.
  fireEvent.change(input, { target: { value: 'eliz' } });
  fireEvent.change(input, { target: { value: 'eliza' } });
  await screen.findByRole('listbox');
  expect(ask.mock.calls.map(([{ data }]) => data)).toEqual([
    { q: 'eli', quick: true },
    { q: 'eliza', quick: true },
  ]);
  expect(signals[0]?.aborted).toBe(true);
});

test('arrows go through the hits and back to the text', async () => {
  const { user, input } = await opened();
  await user.type(input, 'eli');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}');
  expect(pointedAt(input)).toBe('Terms');
  await user.keyboard('{ArrowUp}');
  expect(pointedAt(input)).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(pointedAt(input)).toBe('ELIZA');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('ELIZA');
});

test('Enter opens the hit that is pointed at, and closes', async () => {
  const { user, input, router } = await opened();
  await user.type(input, 'eli');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/cgu#retractation'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a hit that is pointed at stays the one, also among others that come meanwhile', async () => {
  const late = Promise.withResolvers<SearchResult>();
  ask.mockImplementation(({ data }) => (data.q === 'eli' ? Promise.resolve(something) : late.promise));
  const { user, input } = await opened();
  await user.type(input, 'eli');
  await screen.findByRole('listbox');
  await user.type(input, 'z');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(pointedAt(input)).toBe('ELIZA');
  late.resolve(ok({ total: 1, groups: [{ kind: 'article', hits: [hit('/actus/eliza', 'ELIZA')] }] }));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(pointedAt(input)).toBe('ELIZA');
});

test('a hit that is no longer there is not pointed at: Enter leads to all results', async () => {
  const late = Promise.withResolvers<SearchResult>();
  ask.mockImplementation(({ data }) => (data.q === 'eli' ? Promise.resolve(something) : late.promise));
  const { user, input, router } = await opened();
  await user.type(input, 'eli');
  await screen.findByRole('listbox');
  await user.type(input, 'z');
  await user.keyboard('{ArrowDown}');
  late.resolve(ok({ total: 1, groups: [{ kind: 'article', hits: [hit('/actus/eliza', 'ELIZA')] }] }));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/recherche?q=eliz'));
});

test('Enter in the text leads to all results', async () => {
  const { user, input, router } = await opened();
  await user.type(input, 'eli{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/recherche?q=eli'));
});

test('nothing found is said', async () => {
  const { user, input } = await opened();
  await user.type(input, 'xyz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No results'));
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('one letter is told to go on, and not that there is nothing', async () => {
  ask.mockResolvedValue(ok({ total: 0, groups: [], isTooShort: true }));
  const { user, input } = await opened();
  await user.type(input, 'a');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Keep typing.'));
});

test('a search that fails says so', async () => {
  ask.mockRejectedValue(new Error('away'));
  const { user, input } = await opened();
  await user.type(input, 'eli');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/is not responding/));
});

test('an empty text asks nothing', async () => {
  const { user, input } = await opened();
  await user.type(input, '  ');
  await user.type(input, 'eli');
  await screen.findByRole('listbox');
  await user.clear(input);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(ask).toHaveBeenCalledTimes(1);
});
