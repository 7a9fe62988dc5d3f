// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { WithdrawalPanel } from '#app/features/report/withdrawal/withdrawal-panel';
import { showOnPage } from '../pages/solutions/on-a-page';

const { withdraw } = vi.hoisted(() => ({ withdraw: vi.fn<() => Promise<object>>() }));
vi.mock('#app/features/report/report.functions', () => ({ withdraw }));

afterEach(cleanup);

test.each([
  [true, 'An email to ada@duck.com acknowledges it'],
  [false, 'the acknowledgement may not come by itself'],
])('a withdrawal whose mail is sure (%s) says no more than that', async (isMailSure, words) => {
  withdraw.mockResolvedValue({ ok: true, value: { at: Date.UTC(2026, 10, 22, 9, 30), isMailSure } });
  await showOnPage(<WithdrawalPanel order={undefined} />);
  const typed = { name: 'Ada', order: '2026-0007', email: 'ada@duck.com' };
  for (const [field, value] of Object.entries(typed))
    fireEvent.input(screen.getByRole('textbox', { name: new RegExp(`your ${field}`, 'i') }), {
      target: { value },
    });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm the withdrawal' }));
  const said = await screen.findByText(/Your withdrawal reached us on/);
  expect(said.closest('[role=status]')?.textContent).toContain(words);
});
