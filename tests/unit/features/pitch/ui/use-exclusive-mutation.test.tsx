import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useExclusiveMutation } from '#app/features/pitch/ui/use-exclusive-mutation';

const send = vi.fn<(asked: string) => Promise<string>>();

beforeEach(() => {
  send.mockReset().mockImplementation(async (asked) => asked);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('asked for twice before the page hears of it, it is sent once', async () => {
  const hook = setUp();
  act(() => {
    hook.current.mutate('one');
    hook.current.mutate('two');
  });
  await waitFor(() => expect(hook.current.data).toBe('one'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('is sent again once the first is over', async () => {
  const hook = setUp();
  act(() => hook.current.mutate('one'));
  await waitFor(() => expect(hook.current.isSuccess).toBe(true));
  act(() => hook.current.mutate('two'));
  await waitFor(() => expect(hook.current.data).toBe('two'));
});

test('fails at once without a network, and does not come about later', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  send.mockRejectedValueOnce(new Error('away'));
  const hook = setUp();
  act(() => hook.current.mutate('one'));
  await waitFor(() => expect(hook.current.isError).toBe(true));
  network.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(send).toHaveBeenCalledTimes(1);
});

function setUp() {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useExclusiveMutation({ mutationKey: ['send'], mutationFn: send }), { wrapper })
    .result;
}
