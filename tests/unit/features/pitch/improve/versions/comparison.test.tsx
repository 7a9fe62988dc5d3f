import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Comparison } from '#app/features/pitch/improve/versions/comparison';
import { WithWords } from '#tests/unit/components/with-words';

test('what one version alone says is told to who does not see its colour', () => {
  const text = (said: string) => ({ passages: [[{ text: said }]], lang: 'en' as const });
  render(<Comparison before={text('We sell old lamps.')} after={text('We sell new lamps.')} />, {
    wrapper: WithWords,
  });
  const side = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(side('Original')).toContain('Taken out: old');
  expect(side('This version')).toContain('Added: new');
});
