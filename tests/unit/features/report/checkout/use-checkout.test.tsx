import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { useCheckout } from '#app/features/report/checkout/use-checkout';

const { openCheckout } = vi.hoisted(() => ({ openCheckout: vi.fn<(call: object) => Promise<object>>() }));
vi.mock('#app/features/report/report.functions', () => ({ openCheckout }));

afterEach(() => {
  openCheckout.mockReset();
});

test('who comes back from the payment to the page as it was left can order, the same order', async () => {
  openCheckout.mockResolvedValue({ ok: true, value: { url: '#the-payment' } });
  const checkout = shown();
  await act(async () => checkout.current.order('buyer@verbe.example'));
  await vi.waitFor(() => expect(location.hash).toBe('#the-payment'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  // The browser leaves: a second press would come too late.
  expect(checkout.current.isPending).toBe(true);

  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await vi.waitFor(() => expect(checkout.current.isPending).toBe(false));
  await act(async () => checkout.current.order('buyer@verbe.example'));
  await vi.waitFor(() => expect(openCheckout).toHaveBeenCalledTimes(2));
  const [first, second] = openCheckout.mock.calls;
  expect(second).toMatchObject([{ data: { requestKey: expect.any(String) } }]);
  expect(withoutSignal(second)).toEqual(withoutSignal(first));
});

test('what is tried again after the payment service gave no answer is another order', async () => {
  const checkout = shown();
  const keyOf = async (answer: object) => {
    openCheckout.mockResolvedValueOnce(answer);
    await act(async () => checkout.current.order('buyer@verbe.example'));
    await vi.waitFor(() => expect(checkout.current.isPending).toBe(false));
    return withoutSignal(openCheckout.mock.lastCall);
  };
  const closed = await keyOf({ ok: false, error: 'closed' });
  const away = await keyOf({ ok: false, error: 'unavailable' });
  expect(away).toEqual(closed);
  expect(await keyOf({ ok: false, error: 'unavailable' })).not.toEqual(away);
});

function withoutSignal(call: object[] | undefined) {
  return { ...call?.[0], signal: undefined };
}

function shown() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useCheckout({ pitch: undefined, shownCents: 4999 }), { wrapper }).result;
}
