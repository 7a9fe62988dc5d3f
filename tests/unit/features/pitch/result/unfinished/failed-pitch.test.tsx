import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { FailedPitch } from '#app/features/pitch/result/unfinished/failed-pitch';
import { WaitingPitch } from '#app/features/pitch/result/unfinished/waiting-pitch';
import type { Result } from '#app/lib/result';
import { generating } from '../../pitches';
import { show } from '#tests/unit/show';

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  getPitch: vi.fn<() => Promise<unknown>>(),
  retryPitch: vi.fn<(call: { data: { id: string } }) => Promise<Result<undefined, 'too-many'>>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

beforeEach(() => {
  vi.resetAllMocks();
});

const failed = { ...generating, status: 'failed' } as const;
const waiting = { ...generating, status: 'waiting', awaited: true } as const;

describe('a pitch that failed', () => {
  test('keeps what was found, and can be sent later or tried now', async () => {
    await show(<FailedPitch snapshot={failed} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Oops');
    expect(screen.getByText('C’est une jardinière.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Your email/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(functions.retryPitch).toHaveBeenCalledWith({
      data: { id: failed.id },
      signal: expect.any(AbortSignal),
    });
  });

  test('says so when it could not be tried again', async () => {
    functions.retryPitch.mockRejectedValue(new TypeError('Failed to fetch'));
    await show(<FailedPitch snapshot={failed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error occurred while requesting your pitch, please try again.',
    );
  });

  test('says when to come back after many tries', async () => {
    functions.retryPitch.mockResolvedValue({ ok: false, error: 'too-many', retryAfter: 130 });
    await show(<FailedPitch snapshot={failed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Come back in 3 minutes');
  });
});

describe('a pitch that is tried again by itself', () => {
  test('says so, that it will be sent, and what was found', async () => {
    await show(<WaitingPitch snapshot={waiting} lost={false} />);
    expect(screen.getByText(/We keep trying/)).toBeTruthy();
    expect(screen.getByText(/sent to the address you left/)).toBeTruthy();
    expect(screen.getByText('C’est une jardinière.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('says, while it waits for a service, for how long, and lets an address be left', async () => {
    await show(<WaitingPitch snapshot={{ ...waiting, awaited: false }} lost={false} />);
    expect(screen.getByText(/waiting for it, two minutes at most/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Your email/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send it to this email' })).toBeTruthy();
  });

  test('says that the line is lost', async () => {
    await show(<WaitingPitch snapshot={waiting} lost />);
    await waitFor(() => expect(screen.getByText(/The connection was lost/)).toBeTruthy());
  });
});
