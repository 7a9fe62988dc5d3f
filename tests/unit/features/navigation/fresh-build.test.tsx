import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  type ReloadReason,
  reload as reloadByHand,
  takeReloadsFromRouter,
  watchBuild,
} from '#app/features/navigation/fresh-build';

const reload = vi.fn<() => void>();
const fetched = vi.fn<(url: string) => Promise<Response>>();
const ask = vi.fn<(reason: ReloadReason) => void>();
let isLeaving = false;
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.body.replaceChildren();
  reload.mockReset();
  ask.mockReset();
  isLeaving = false;
  fetched.mockReset().mockImplementation(async () => Response.json({ id: 'new' }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { pathname: '/actus', reload });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a newer build reloads the page, asked for past every cache', async () => {
  open('old');
  await comeBack();
  expect(reload).toHaveBeenCalledOnce();
  expect(fetched.mock.lastCall?.[0]).toMatch(/^\/builds\/latest\.json\?\d+$/);
});

test('it is looked for every hour', async () => {
  open('old');
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('the same build, no answer and nonsense reload nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  open('new');
  await comeBack();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await comeBack();
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 200 }));
  await comeBack();
  fetched.mockResolvedValueOnce(Response.json({ id: null }));
  await comeBack();
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(reload).not.toHaveBeenCalled();
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

test.each([
  '<textarea>half a brief</textarea>',
  '<input value="half a brief">',
  '<input type="email" value="ada@">',
  '<div aria-busy="true">An answer on its way</div>',
])('with %s in the page, the visitor is asked first', async (field) => {
  document.body.innerHTML = `<form>${field}<input type="hidden" value="token"></form>`;
  open('old');
  await comeBack();
  expect(ask).toHaveBeenCalledExactlyOnceWith('newer-build', undefined);
  expect(reload).not.toHaveBeenCalled();
  document.body.replaceChildren();
  await comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

test('a box that was ticked counts, one that came so does not', async () => {
  document.body.innerHTML = '<form><input type="radio" checked><input type="checkbox"></form>';
  open('old');
  document.querySelectorAll<HTMLInputElement>('[type=checkbox]').forEach((box) => (box.checked = true));
  await comeBack();
  expect(ask).toHaveBeenCalledOnce();
  document.body.innerHTML = '<form><input type="radio" checked></form>';
  await comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

test('an open dialog is not closed by it, and nothing is asked below it', async () => {
  document.body.innerHTML = '<dialog open></dialog>';
  open('old');
  await comeBack();
  expect(reload).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

test('a reload that the visitor asks for counts for the ten seconds, too', async () => {
  open('old');
  reloadByHand();
  await comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

test('who leaves a form for a page whose part is missing is not asked about the form', async () => {
  document.body.innerHTML = '<textarea>half a brief</textarea>';
  open('old');
  isLeaving = true;
  await missPart();
  expect(ask).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test('a missing part of a page in use is told as such, unless a newer build has it', async () => {
  document.body.innerHTML = '<textarea>half a brief</textarea>';
  open('new');
  await missPart();
  expect(ask).toHaveBeenLastCalledWith('missing-part', 'assets/part.js');
  fetched.mockImplementationOnce(async () => Response.json({ id: 'newer' }));
  await missPart();
  expect(ask).toHaveBeenLastCalledWith('newer-build', 'assets/part.js');
  expect(reload).not.toHaveBeenCalled();
});

test('a browser that keeps nothing reloads nothing', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  open('old');
  await comeBack();
  expect(reload).not.toHaveBeenCalled();
});

test('a part that a reload does not bring is asked about, and no second reload comes by itself', async () => {
  open('new');
  await missPart('assets/edit.js');
  expect(reload).toHaveBeenCalledOnce();
  for (let time = 0; time < 5; time += 1) {
    await vi.advanceTimersByTimeAsync(11_000);
    await missPart('assets/edit.js');
  }
  expect(reload).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenLastCalledWith('missing-part', 'assets/edit.js');
  await missPart('assets/refine.js');
  expect(reload).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(11_000);
  fetched.mockImplementation(async () => Response.json({ id: 'newer' }));
  await missPart('assets/edit.js');
  expect(reload).toHaveBeenCalledTimes(3);
});

test('nobody misses the part that counts pages, which a blocker may refuse for good', async () => {
  open('new');
  await missPart('assets/measurement-a1B2.js');
  expect(fetched).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy without its server', async () => new Response('Bad gateway', { status: 502 })],
])('a page is not left where %s answers', async (_who, answer) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  open('new');
  fetched.mockImplementationOnce(answer);
  await missPart();
  expect(reload).not.toHaveBeenCalled();
});

test('the router finds that it has reloaded for a missing part', () => {
  takeReloadsFromRouter();
  const failure = { payload: new TypeError('Failed to fetch dynamically imported module: /x.js') };
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), failure));
  expect(sessionStorage.getItem(`tanstack_router_reload:${failure.payload.message}`)).toBe('1');
});

test('a page that was left asks no more', async () => {
  open('old');
  end();
  await comeBack();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(fetched).not.toHaveBeenCalled();
});

function open(build: string) {
  end = watchBuild(build, { ask, isLeaving: () => isLeaving });
}

async function missPart(part = 'assets/part.js') {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(), part }));
  await vi.advanceTimersByTimeAsync(0);
}

async function comeBack() {
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}
