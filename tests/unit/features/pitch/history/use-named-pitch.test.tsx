import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { listPitches, rememberPitch } from '#app/features/pitch/history/history';
import { useNamedPitch } from '#app/features/pitch/history/use-named-pitch';
import type { Brief } from '#app/features/pitch/brief-schema';
import { generating, ready } from '../pitches';

const brief: Brief = {
  category: 'product',
  description: 'A planter.',
  goal: 'users',
  distributedIn: ['FR'],
  usedBy: 'People without a garden',
};

test('a pitch of this browser takes its one-liner as its name once it is there', async () => {
  rememberPitch({ id: ready.id, brief, lang: 'en' });
  const { rerender } = renderHook((snapshot) => useNamedPitch(snapshot), { initialProps: generating });
  expect(listPitches()[0]?.title).toBe('A planter.');
  rerender(ready);
  await vi.waitFor(() =>
    expect(listPitches()[0]).toMatchObject({
      title: 'Herbs without soil, for people without a garden.',
      lang: 'fr',
    }),
  );
});

test('a pitch that is not in the history leaves no trace there', async () => {
  renderHook(() => useNamedPitch(ready));
  await import('#app/features/pitch/history/history');
  expect(localStorage).toHaveLength(0);
});
