import { queryOptions } from '@tanstack/react-query';

import { TooManyTried } from '#app/lib/too-many-tried';

const functions = () => import('./report.functions');

/** What is for sale, for a pitch or for none. */
export const checkoutQuery = (pitch: string | undefined) =>
  queryOptions({
    queryKey: ['checkout', pitch ?? null],
    queryFn: async () => (await (await functions()).getCheckout({ data: { pitch } })).value,
    staleTime: 60_000,
  });

/** An order at its address; null when there is none. Asked for again while its payment is not known. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async () => {
      const answer = await (await functions()).getOrder({ data: { id } });
      // Who has asked too much learns nothing, and not that the order is gone: what was shown stays.
      if (!answer.ok && answer.error === 'too-many') throw new TooManyTried(answer.retryAfter);
      return answer.ok ? answer.value : null;
    },
    staleTime: 1000,
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? 2000 : false),
    refetchOnWindowFocus: true,
  });
