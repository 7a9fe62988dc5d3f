import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { orderQuery } from '#app/features/report/report.queries';

const { getOrder } = vi.hoisted(() => ({ getOrder: vi.fn<() => Promise<object>>() }));
vi.mock('#app/features/report/report.functions', () => ({ getOrder }));

const id = 'AAAAAAAAAAAAAAAAAAAA-_';

test('an order is gone only where the site says so, and not for who has asked too much', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ask = () => client.fetchQuery({ ...orderQuery(id), staleTime: 0 });
  getOrder.mockResolvedValueOnce({ ok: true, value: { id, status: 'open' } });
  expect(await ask()).toMatchObject({ status: 'open' });
  getOrder.mockResolvedValueOnce({ ok: false, error: 'too-many', retryAfter: 60 });
  await expect(ask()).rejects.toThrow('Too many unknown addresses: 60');
  expect(client.getQueryData(orderQuery(id).queryKey)).toMatchObject({ status: 'open' });
  getOrder.mockResolvedValueOnce({ ok: false, error: 'missing' });
  expect(await ask()).toBeNull();
});
