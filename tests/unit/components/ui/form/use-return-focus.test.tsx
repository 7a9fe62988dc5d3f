import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useReturnFocus } from '#app/components/ui/form/use-return-focus';

function Steps({ away }: { away: boolean }) {
  useReturnFocus(away, () => document.querySelector('form'));
  return away ? (
    <button type="button">Back</button>
  ) : (
    <form aria-label="Steps">{<input aria-label="Name" />}</form>
  );
}

test('whoever comes back to a form goes on in its first field, and nobody is put there before', () => {
  const { rerender } = render(<Steps away={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Steps away />);
  rerender(<Steps away={false} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});
