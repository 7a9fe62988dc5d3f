import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { DraftBanner } from '#app/features/articles/screen/draft-banner';
import { WithWords } from '#tests/unit/components/with-words';

test('says that it is a draft, and is left by a form that needs no script', () => {
  render(<DraftBanner />, { wrapper: WithWords });
  expect(screen.getByRole('complementary', { name: 'Draft preview' }).textContent).toContain(
    'may not be published',
  );
  const leave = screen.getByRole('button', { name: 'Leave the preview' });
  expect(leave.getAttribute('type')).toBe('submit');
  expect(leave.closest('form')?.getAttribute('method')).toBe('post');
  expect(leave.closest('form')?.getAttribute('action')).toBe('/content/preview?leave');
});
