import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { WithdrawalPanel } from '#app/features/report/withdrawal/withdrawal-panel';
import { show } from '#tests/unit/show';

const { withdraw } = vi.hoisted(() => ({ withdraw: vi.fn<(call: object) => Promise<object>>() }));
vi.mock('#app/features/report/report.functions', () => ({ withdraw }));

const stated = { ok: true, value: { at: Date.UTC(2026, 10, 22, 9, 30), isMailSure: true } };

test.each([
  [true, 'An email to ada@duck.com acknowledges it'],
  [false, 'the acknowledgement may not come by itself'],
])('a withdrawal whose mail is sure (%s) says no more than that', async (isMailSure, words) => {
  withdraw.mockResolvedValue({ ok: true, value: { ...stated.value, isMailSure } });
  await state({ name: 'Ada', order: '2026-0007', email: 'ada@duck.com' });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm the withdrawal' }));
  const said = await screen.findByText(/Your withdrawal reached us on/);
  expect(said.closest('[role=status]')?.textContent).toContain(words);
});

test('what is confirmed is what is sent: without the marks that came along unseen', async () => {
  withdraw.mockResolvedValue(stated);
  await state({ name: 'Ada\u200f', order: '\u202a2026-0007\u202c', email: '\u202aada@duck.com\u202c' });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm the withdrawal' }));
  await screen.findByText(/Your withdrawal reached us on/);
  const statement = { name: 'Ada', contract: '2026-0007', email: 'ada@duck.com' };
  expect(withdraw).toHaveBeenLastCalledWith(
    expect.objectContaining({ data: expect.objectContaining({ statement }) }),
  );
});

test('nothing is changed while a statement is on its way, and everything may be once it was not taken', async () => {
  const answer = Promise.withResolvers<object>();
  withdraw.mockReturnValue(answer.promise);
  await state({ name: 'Ada', order: '2026-0007', email: 'ada@duck.com' });
  const change = screen.getByRole('button', { name: 'Change something' });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm the withdrawal' }));
  await screen.findByRole('button', { name: 'Sending…' });
  fireEvent.click(change);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  answer.reject(new Error('no answer'));
  await screen.findByText(/An error occurred/);
  fireEvent.click(change);
  await screen.findByRole('button', { name: 'Continue' });
});

/** Fills the form in, up to what is to be confirmed. */
async function state(typed: { name: string; order: string; email: string }) {
  await show(<WithdrawalPanel order={undefined} />);
  for (const [field, value] of Object.entries(typed))
    fireEvent.input(screen.getByRole('textbox', { name: new RegExp(`your ${field}`, 'i') }), {
      target: { value },
    });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Confirm the withdrawal' });
}
