import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Button } from '#app/components/ui/button';

test('a pending button shows what is going on, keeps the focus and sends nothing', async () => {
  const sent: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('sent');
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" pending pendingLabel="Sending…" onClick={() => sent.push('pressed')}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
  expect(sent).toEqual([]);
});
