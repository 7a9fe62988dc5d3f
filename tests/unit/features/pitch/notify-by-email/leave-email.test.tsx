import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { ToastProvider } from '#app/components/ui/overlays/toast';
import { LeaveEmail } from '#app/features/pitch/notify-by-email/leave-email';
import { generating } from '../pitches';
import { show } from '#tests/unit/show';

type Answer = { ok: boolean; error?: string; retryAfter?: number };

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  getPitch: vi.fn<() => Promise<unknown>>(),
  leaveEmail:
    vi.fn<(call: { data: { id: string; email: string }; signal: AbortSignal }) => Promise<Answer>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

beforeEach(() => {
  vi.resetAllMocks();
});

const { id } = generating;
const form = (
  <ToastProvider>
    <LeaveEmail id={id} />
  </ToastProvider>
);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Your email/ });
const send = async (email: string) => {
  await userEvent.type(field(), email);
  await userEvent.click(screen.getByRole('button', { name: 'Retry with this email' }));
};

test('asks for an e-mail address as browsers know it, and says what it is for', async () => {
  await show(form);
  expect(field().type).toBe('email');
  expect(field().autocomplete).toBe('email');
  expect(describedBy(field())).toContain('then removed');
});

describe('an address that is in order', () => {
  test('is left without the spaces around it, and the request is said to be registered', async () => {
    functions.leaveEmail.mockResolvedValue({ ok: true });
    await show(form);
    await send('  ada@example.com\u200e ');
    expect(await screen.findByText('Your request has been registered.')).toBeTruthy();
    expect(functions.leaveEmail).toHaveBeenCalledWith({
      data: { id, email: 'ada@example.com' },
      signal: expect.any(AbortSignal),
    });
  });

  test('gives way to what happens next, which takes the focus', async () => {
    functions.leaveEmail.mockResolvedValue({ ok: true });
    await show(form);
    await send('ada@example.com');
    const note = await screen.findByText(/sent to the address you left/);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement?.contains(note)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe.each([
  ['that is none', 'email-invalid', 'ada@example', 'Please enter a valid email'],
  [
    'that is disposable',
    'email-disposable',
    'ada@mailinator.com',
    'Disposable emails are not accepted. Please use a valid email address.',
  ],
  [
    'that is a second one for the pitch',
    'address-taken',
    'ada@example.com',
    'Another address has already been left for this pitch: it will be sent to that one.',
  ],
])('an address %s', (_, error, email, words) => {
  test('stays in the field, which says why and has the focus', async () => {
    functions.leaveEmail.mockResolvedValue({ ok: false, error });
    await show(form);
    await send(email);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field().value).toBe(email);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field())).toContain(words);
    expect(document.activeElement).toBe(field());
    expect(screen.getByText(/The address was not accepted/)).toBeTruthy();
  });
});

test('an empty field is refused without asking the server', async () => {
  await show(form);
  await userEvent.click(screen.getByRole('button', { name: 'Retry with this email' }));
  expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
  expect(functions.leaveEmail).not.toHaveBeenCalled();
});

test('another address can follow one that was refused', async () => {
  functions.leaveEmail.mockResolvedValueOnce({ ok: false, error: 'email-disposable' });
  functions.leaveEmail.mockResolvedValueOnce({ ok: true });
  await show(form);
  await send('ada@mailinator.com');
  await screen.findByText(/Disposable emails/);
  await userEvent.clear(field());
  await send('ada@example.com');
  expect(await screen.findByText('Your request has been registered.')).toBeTruthy();
});

test.each([
  [61, '2 minutes.'],
  [3600, '60 minutes.'],
  [80_000, '23 hours.'],
])('over the limit, %i s say to try later, and when: %s', async (retryAfter, when) => {
  functions.leaveEmail.mockResolvedValue({ ok: false, error: 'too-many', retryAfter });
  await show(form);
  await send('ada@example.com');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Please try later');
  expect(alert.textContent).toContain(when);
  expect(field().value).toBe('ada@example.com');
});

test.each([
  ['breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['finds no pitch', () => Promise.resolve({ ok: false, error: 'missing' })],
  ['comes when none is needed', () => Promise.resolve({ ok: false, error: 'not-needed' })],
])('a request that %s says to try later and keeps the address', async (_, answer) => {
  functions.leaveEmail.mockImplementation(answer);
  await show(form);
  await send('ada@example.com');
  expect((await screen.findByRole('alert')).textContent).toContain('Please try later');
  expect(field().value).toBe('ada@example.com');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

/** The words that a screen reader adds to a control's name. */
function describedBy(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((each) => document.getElementById(each)?.textContent).join(' ');
}

test('an address that nobody answers to can be sent again, and stays in the field', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  functions.leaveEmail.mockImplementation(
    ({ signal }) =>
      new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('ended')))),
  );
  await show(form);
  await send('ada@example.com');
  await waitFor(() => expect(functions.leaveEmail).toHaveBeenCalledTimes(1));
  limit.abort();
  expect(await screen.findByText(/Please try later/)).toBeTruthy();
  expect(field().value).toBe('ada@example.com');
  expect(document.activeElement).toBe(field());
});
