import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { AwaitedNote } from '#app/features/pitch/notify-by-email/awaited-note';
import { generating } from '../pitches';
import { show } from '#tests/unit/show';

// The network's edge: server functions need the framework's build.
vi.mock('#app/features/pitch/pitch.functions', () => ({}));

test('says that the pitch will be sent, and leaves the focus alone on a page that was just loaded', async () => {
  await show(<AwaitedNote id={generating.id} />);
  expect(screen.getByText(/sent to the address you left/)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
