// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useFreshBuild } from '#app/features/navigation/fresh-build';

const reload = vi.fn<() => void>();
const ask = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.body.replaceChildren();
  reload.mockReset();
  ask.mockReset().mockImplementation(async () => Response.json({ id: 'new' }));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', { pathname: '/actus', reload });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a newer build reloads the page, asked for past every cache', async () => {
  open('old');
  await comeBack();
  expect(reload).toHaveBeenCalledOnce();
  expect(ask.mock.lastCall?.[0]).toMatch(/^\/builds\/latest\.json\?\d+$/);
});

test('it is looked for every ten minutes', async () => {
  open('old');
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('the same build, no answer and nonsense reload nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  open('new');
  await comeBack();
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await comeBack();
  ask.mockResolvedValueOnce(new Response('<html>', { status: 200 }));
  await comeBack();
  ask.mockResolvedValueOnce(Response.json({ id: null }));
  await comeBack();
  expect(ask).toHaveBeenCalledTimes(4);
  expect(reload).not.toHaveBeenCalled();
});

test('development has no build, and asks nobody', async () => {
  open(undefined);
  await comeBack();
  expect(ask).not.toHaveBeenCalled();
});

test('a path is not reloaded twice in ten seconds, another may be', async () => {
  open('old');
  await comeBack();
  await vi.advanceTimersByTimeAsync(9_000);
  await comeBack();
  expect(reload).toHaveBeenCalledOnce();
  vi.stubGlobal('location', { pathname: '/contact', reload });
  await comeBack();
  expect(reload).toHaveBeenCalledTimes(2);
  vi.stubGlobal('location', { pathname: '/actus', reload });
  await vi.advanceTimersByTimeAsync(1_000);
  await comeBack();
  expect(reload).toHaveBeenCalledTimes(3);
});

test.each(['<textarea></textarea>', '<input>', '<input type="email">'])(
  'what was typed into %s is not lost to a newer build',
  async (field) => {
    document.body.innerHTML = `<form>${field}<input type="hidden" value="token"></form>`;
    const typed = document.querySelector<HTMLInputElement>('textarea, input');
    if (typed) typed.value = 'half a brief';
    open('old');
    await comeBack();
    expect(reload).not.toHaveBeenCalled();
    if (typed) typed.value = '';
    await comeBack();
    expect(reload).toHaveBeenCalledOnce();
  },
);

test('an open dialog is not closed by it', async () => {
  document.body.innerHTML = '<dialog open></dialog>';
  open('old');
  await comeBack();
  expect(reload).not.toHaveBeenCalled();
});

test('a part of the page that is gone reloads it, offline it does not', () => {
  open('old');
  vi.stubGlobal('navigator', { onLine: false });
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('vite:preloadError'));
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that was left asks no more', async () => {
  open('old').unmount();
  await comeBack();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(ask).not.toHaveBeenCalled();
});

function open(build: string | undefined) {
  return renderHook(() => useFreshBuild(build));
}

async function comeBack() {
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}
